-- The column says what was done: create, update, delete … Its name is now the one that the code and the API use.
alter table admin_changes rename column act to action;
