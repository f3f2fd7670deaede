-- The latest orders of a product are read from the end of this index, however many orders it has.
create index order_lines_product_orders_idx on order_lines (product_id, order_id desc);
drop index order_lines_product_idx;
