-- Finds the product whose first picture has an address: a drawing stands in for a picture that doesn't load.
create index products_first_picture on products (md5(images[1]));
