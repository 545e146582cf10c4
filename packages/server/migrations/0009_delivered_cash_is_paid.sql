-- Cash is paid at the door: delivered orders of before said that they were not.
UPDATE "orders" SET "paid" = true WHERE "payment_method" = 'cod' AND "status" = 'Delivered';
