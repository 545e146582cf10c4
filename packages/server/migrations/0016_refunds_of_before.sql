-- A payment that counts brought in what was asked for; one that was returned, what its refund gives back.
UPDATE "order_payments" p SET "received" = coalesce(
  (SELECT r."amount" FROM "refunds" r WHERE r."order_id" = p."order_id" AND p."state" = 'returned'), p."amount")
WHERE "state" IN ('paid', 'returned');
--> statement-breakpoint
-- The one refund of an order keeps the order's id, so that its idempotency keys stay what they are.
UPDATE "refunds" SET "id" = "order_id", "actor" = 'system';
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_pkey";
