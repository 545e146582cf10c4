ALTER TABLE "shop_settings" ADD COLUMN "demo" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- The codes of the demo belong to shops that have it: an earlier migration wrote them into every new shop.
DELETE FROM "discount_codes" WHERE "code" IN ('FIRSTDAY', 'AFZ44')
  AND NOT EXISTS (SELECT FROM "products") AND NOT EXISTS (SELECT FROM "orders") AND NOT EXISTS (SELECT FROM "users");
