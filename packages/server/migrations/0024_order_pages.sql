CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1;--> statement-breakpoint
CREATE TABLE "order_parcels" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text NOT NULL,
	"tracking_url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_secrets" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"secret" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "link_secrets_one_row" CHECK ("link_secrets"."id" = 1)
);
--> statement-breakpoint
INSERT INTO "link_secrets" DEFAULT VALUES;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "number" integer;--> statement-breakpoint
-- Placed orders get their numbers in the order in which they were placed.
UPDATE "orders" o SET "number" = n."number" FROM (
  SELECT "id", 10000 + row_number() OVER (ORDER BY "placed_at", "id") AS "number" FROM "orders"
) n WHERE n."id" = o."id";--> statement-breakpoint
SELECT setval('order_numbers', (SELECT max("number") FROM "orders")) WHERE EXISTS (SELECT FROM "orders");--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "number" SET DEFAULT nextval('order_numbers');--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_parcels" ADD CONSTRAINT "order_parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_number" UNIQUE("number");