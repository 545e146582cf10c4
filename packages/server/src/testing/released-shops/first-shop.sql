-- What a shop holds before card payments: runs on the tables of migrations 0001 to 0004.
INSERT INTO users VALUES
  ('01900000-0000-7000-8000-000000000001', 'Mariam', 'mariam@example.com', '+971501234567', 'x', '2026-05-01Z');
INSERT INTO sessions VALUES
  (sha256('a token of before'), '01900000-0000-7000-8000-000000000001', '2026-05-01Z', '2026-06-01Z');
INSERT INTO products VALUES
  ('01900000-0000-7000-8000-0000000000a1', 'dune-tee', 'Dune Tee', 'LD-1', 'A soft tee.', 'Boys', 'T-shirts',
   '{/media/tee.avif}', 10000, 10, true, 20, true, false, false, '2026-05-01Z'),
  ('01900000-0000-7000-8000-0000000000a2', 'gone-hat', 'Gone Hat', 'LD-2', 'A hat.', 'Girls', 'Hats',
   '{}', 5000, 0, false, 0, false, false, true, '2026-05-02Z');
INSERT INTO variants VALUES
  ('01900000-0000-7000-8000-0000000000a1', 'Coral', 0, '#ff7f50', '{/media/tee.avif}'),
  ('01900000-0000-7000-8000-0000000000a1', 'Sea', 1, NULL, '{}'),
  ('01900000-0000-7000-8000-0000000000a2', 'Sand', 0, NULL, '{}');
INSERT INTO size_entries VALUES
  ('01900000-0000-7000-8000-0000000000a1', 'Coral', '90', 0, 5, 'T-C-90'),
  ('01900000-0000-7000-8000-0000000000a1', 'Coral', '100', 1, 0, 'T-C-100'),
  ('01900000-0000-7000-8000-0000000000a1', 'Sea', '90', 0, 3, 'T-S-90'),
  ('01900000-0000-7000-8000-0000000000a2', 'Sand', 'One Size', 0, 9, 'H-1');
INSERT INTO cart_lines (user_id, product_id, size, color_name, quantity) VALUES
  ('01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-0000000000a1', '90', 'Sea', 2),
  ('01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-0000000000a1', '90', 'Coral', 1),
  ('01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-0000000000a2', 'One Size', 'Sand', 1),
  ('01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-0000000000a1', '95', 'Coral', 1);
INSERT INTO wishes (user_id, product_id, size, quantity) VALUES
  ('01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-0000000000a1', '90', 1);
-- A placed order; its second line is of a colour that the shop no longer has.
INSERT INTO orders VALUES
  ('01900000-0000-7000-8000-0000000000b1', '01900000-0000-7000-8000-000000000001', '2026-05-10Z', 'cod', 'Order Placed',
   false, '{"fullname": "Mariam", "email": "mariam@example.com", "phone": "+971501234567", "street": "Palm Street 7", "city": "Dubai", "region": "Dubai", "zipcode": "00000"}',
   'Normal', 30000, 26000, 0, 0, 15600, 10400, 'FIRSTDAY', 0.6);
INSERT INTO order_lines VALUES
  ('01900000-0000-7000-8000-0000000000b1', 0, '01900000-0000-7000-8000-0000000000a1', '90', 'Coral', 'T-C-90', 2,
   '{"_id": "01900000-0000-7000-8000-0000000000a1", "name": "Dune Tee", "sku": "LD-1", "description": "A soft tee.", "category": "Boys", "subCategory": "T-shirts", "image": ["/media/tee.avif"], "price": 100, "discount": 10, "flashsale": true, "flashDiscount": 20, "flashdiscount": 20, "bestseller": true, "bestofkids": false, "variants": [{"colorName": "Coral", "swatch": "#ff7f50", "images": [], "sizes": [{"size": "90", "stocks": 7, "subSKU": "T-C-90"}], "stocks": 7}]}',
   17000, 1),
  ('01900000-0000-7000-8000-0000000000b1', 1, '01900000-0000-7000-8000-0000000000a1', '90', 'Moss', 'T-M-90', 1,
   '{"_id": "01900000-0000-7000-8000-0000000000a1", "name": "Dune Tee", "sku": "LD-1", "description": "A soft tee.", "category": "Boys", "subCategory": "T-shirts", "image": [], "price": 100, "discount": 10, "flashsale": true, "flashDiscount": 20, "flashdiscount": 20, "bestseller": true, "bestofkids": false, "variants": []}',
   9000, 0);
INSERT INTO order_events (order_id, at, actor, from_status, to_status) VALUES
  ('01900000-0000-7000-8000-0000000000b1', '2026-05-10Z', 'customer', NULL, 'Order Placed');
INSERT INTO code_uses VALUES
  ('01900000-0000-7000-8000-000000000001', 'FIRSTDAY', '01900000-0000-7000-8000-0000000000b1');
