-- Documents of a period, for reports.
create index invoice_issued on invoice (issued_at);
