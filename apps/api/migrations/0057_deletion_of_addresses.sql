-- Each deletion of an address searched all orders for its id, which has no index: cleaning up took longer than a statement
-- may. An order keeps a copy of its address and is only placed to one that exists, so its id needs no foreign key, which
-- also had to be checked for each order.
alter table orders drop constraint orders_address_id_fkey;
