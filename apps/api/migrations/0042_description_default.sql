-- A product may have no description, like no other optional text: the column of each has a default.
alter table products alter column description set default '';
