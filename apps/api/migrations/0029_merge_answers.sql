-- What a merge left out, for the answer to the same merge sent again: the first answer may have been lost. Null if nothing.
alter table cart_merges add column left_out json;
