-- The email of the account when its payment began, as long as the payment's session isn't known: a repeated request for
-- the session must have the same parameters.
alter table payments add column customer_email text;
