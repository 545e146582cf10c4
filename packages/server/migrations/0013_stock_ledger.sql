CREATE TYPE "public"."stock_reason" AS ENUM('opening', 'order', 'cancellation', 'return', 'count', 'correction', 'import', 'removal');--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"size_entry_id" uuid NOT NULL,
	"sub_sku" text NOT NULL,
	"delta" integer NOT NULL,
	"reason" "stock_reason" NOT NULL,
	"order_id" uuid,
	"actor" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_movements_delta" CHECK ("stock_movements"."delta" <> 0)
);
--> statement-breakpoint
ALTER TABLE "size_entries" ADD COLUMN "counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "size_entries" ADD COLUMN "available" integer GENERATED ALWAYS AS (case when counted then stocks else 9999 end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "size_entries" ADD COLUMN "price" integer;--> statement-breakpoint
ALTER TABLE "size_entries" ADD COLUMN "movement_reason" "stock_reason";--> statement-breakpoint
ALTER TABLE "size_entries" ADD COLUMN "movement_order_id" uuid;--> statement-breakpoint
ALTER TABLE "size_entries" ADD COLUMN "movement_actor" text;--> statement-breakpoint
CREATE INDEX "stock_movements_size_entry_id_index" ON "stock_movements" USING btree ("size_entry_id");--> statement-breakpoint
CREATE INDEX "stock_movements_order_id_index" ON "stock_movements" USING btree ("order_id") WHERE "stock_movements"."order_id" is not null;--> statement-breakpoint
ALTER TABLE "size_entries" ADD CONSTRAINT "size_entries_price" CHECK ("size_entries"."price" > 0);--> statement-breakpoint
ALTER TABLE "size_entries" ADD CONSTRAINT "size_entries_movement" CHECK (num_nonnulls("size_entries"."movement_reason", "size_entries"."movement_order_id", "size_entries"."movement_actor") = 0);