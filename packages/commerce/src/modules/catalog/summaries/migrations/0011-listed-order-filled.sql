update category_product placed set is_salable = true
from product_summary own where own.product_id = placed.product_id and own.is_salable;

create index category_product_listed on category_product (category_id, is_salable desc, position, product_id);
