-- What a shop holds besides since card payments: runs after first-shop.sql on the tables of migrations 0002 to 0004.
-- An order that waits for its payment, one that was paid, cancelled and refunded, and one that was abandoned unpaid.
INSERT INTO orders VALUES
  ('01900000-0000-7000-8000-0000000000b2', '01900000-0000-7000-8000-000000000001', '2026-06-01Z', 'stripe', 'Pending Payment',
   false, '{"fullname": "Mariam", "email": "mariam@example.com", "phone": "+971501234567", "street": "Palm Street 7", "city": "Dubai", "region": "Dubai", "zipcode": "00000"}',
   'Normal', 10000, 9000, 2500, 0, 0, 11500, NULL, 0),
  ('01900000-0000-7000-8000-0000000000b3', '01900000-0000-7000-8000-000000000001', '2026-05-20Z', 'stripe', 'Cancelled',
   true, '{"fullname": "Mariam", "email": "mariam@example.com", "phone": "+971501234567", "street": "Palm Street 7", "city": "Dubai", "region": "Dubai", "zipcode": "00000"}',
   'Express', 10000, 9000, 2500, 1000, 0, 12500, NULL, 0),
  ('01900000-0000-7000-8000-0000000000b4', '01900000-0000-7000-8000-000000000001', '2026-05-19Z', 'stripe', 'Cancelled',
   false, '{"fullname": "Mariam", "email": "mariam@example.com", "phone": "+971501234567", "street": "Palm Street 7", "city": "Dubai", "region": "Dubai", "zipcode": "00000"}',
   'Normal', 10000, 9000, 2500, 0, 0, 11500, NULL, 0);
INSERT INTO order_lines
SELECT id, 0, '01900000-0000-7000-8000-0000000000a1', '90', 'Coral', 'T-C-90', 1,
  '{"_id": "01900000-0000-7000-8000-0000000000a1", "name": "Dune Tee", "sku": "LD-1", "description": "A soft tee.", "category": "Boys", "subCategory": "T-shirts", "image": [], "price": 100, "discount": 10, "flashsale": false, "flashDiscount": 0, "flashdiscount": 0, "bestseller": true, "bestofkids": false, "variants": []}',
  9000, 0
FROM orders WHERE payment_method = 'stripe';
INSERT INTO order_payments (order_id, request, fingerprint, amount, provider_id, state, release, started_at, paid_at) VALUES
  ('01900000-0000-7000-8000-0000000000b2', '{"way": "embedded", "reference": "01900000-0000-7000-8000-0000000000b2", "amount": 11500, "email": "mariam@example.com", "description": "Order", "returnUrls": {"paid": "http://shop.example/verify", "givenUp": "http://shop.example/verify"}, "expiresAt": "2026-06-01T01:00:00.000Z"}',
   'f', 11500, 'pi_1', 'open', NULL, '2026-06-01Z', NULL),
  ('01900000-0000-7000-8000-0000000000b3', '{"way": "hosted", "reference": "01900000-0000-7000-8000-0000000000b3", "amount": 12500, "email": "mariam@example.com", "description": "Order", "returnUrls": {"paid": "http://shop.example/verify", "givenUp": "http://shop.example/verify"}, "expiresAt": "2026-06-01T01:00:00.000Z"}',
   'g', 12500, 'cs_1', 'paid', NULL, '2026-05-20Z', '2026-05-20Z'),
  ('01900000-0000-7000-8000-0000000000b4', '{"way": "embedded", "reference": "01900000-0000-7000-8000-0000000000b4", "amount": 11500, "email": "mariam@example.com", "description": "Order", "returnUrls": {"paid": "http://shop.example/verify", "givenUp": "http://shop.example/verify"}, "expiresAt": "2026-05-19T01:00:00.000Z"}',
   'h', 11500, 'pi_2', 'closed', 'given_up', '2026-05-19Z', NULL);
INSERT INTO refunds (order_id, amount, state, provider_refund_id, created_at, attempts, next_at, refunded_at) VALUES
  ('01900000-0000-7000-8000-0000000000b3', 12500, 'succeeded', 're_1', '2026-05-21Z', 1, '2026-05-21Z', '2026-05-21Z');
INSERT INTO payment_notices (id, type, about, received_at, handled_at, attempts, next_at) VALUES
  ('evt_1', 'payment_intent.succeeded', '{"id": "pi_0"}', '2026-05-20Z', '2026-05-20Z', 1, '2026-05-20Z');
