-- Reads all rows, and lets them be written meanwhile.
alter table products validate constraint products_valid;
alter table orders validate constraint orders_valid;
alter table order_lines validate constraint order_lines_valid;
