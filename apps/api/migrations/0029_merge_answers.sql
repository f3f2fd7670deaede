-- What a merge left out, to repeat the response if the first one was lost. Null if nothing was left out.
alter table cart_merges add column left_out json;
