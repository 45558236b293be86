-- When a parcel reached its buyer, where somebody recorded it (rule 23).
alter table shipment add delivered_at timestamptz check (delivered_at >= shipped_at);
