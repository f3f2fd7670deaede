-- Whether a cart may have a line of this product: it has one, or fewer than `most` lines. Takes the lock under which
-- lines are merged, so that simultaneous additions are counted one after the other. Each query of a function sees what
-- is committed by then; the statement that calls it sees only what was committed before it began.
create function has_room_for(buyer text, product text, most integer) returns boolean
  language plpgsql volatile
as $$
begin
  perform from users where id = buyer for no key update;
  return exists (select from cart_lines where user_id = buyer and product_id = product)
    or (select count(*) from cart_lines where user_id = buyer) < most;
end
$$;
