-- Finds the product whose first picture has a given address, to show a drawing if the picture doesn't load.
create index products_first_picture on products (md5(images[1]));
