CREATE TYPE "public"."product_status" AS ENUM('draft', 'published', 'archived');--> statement-breakpoint
ALTER TYPE "public"."stock_reason" ADD VALUE 'received';--> statement-breakpoint
ALTER TYPE "public"."stock_reason" ADD VALUE 'damaged';--> statement-breakpoint
ALTER TYPE "public"."stock_reason" ADD VALUE 'lost';--> statement-breakpoint
ALTER TABLE "size_entries" DROP CONSTRAINT "size_entries_movement";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "status" "product_status" DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "size_entries" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "size_entries" ADD COLUMN "movement_note" text;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "note" text;--> statement-breakpoint
CREATE INDEX "product_translations_search" ON "product_translations" USING gin (fold_search("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin (fold_search("name" || ' ' || "sku") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "size_entries_barcode_index" ON "size_entries" USING btree ("barcode");--> statement-breakpoint
CREATE INDEX "size_entries_search" ON "size_entries" USING gin (fold_search("sub_sku" || ' ' || coalesce("barcode", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "variants_search" ON "variants" USING gin (fold_search("color_name") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "size_entries" ADD CONSTRAINT "size_entries_movement" CHECK (num_nonnulls("size_entries"."movement_reason", "size_entries"."movement_order_id", "size_entries"."movement_actor", "size_entries"."movement_note") = 0);
--> statement-breakpoint
UPDATE "products" SET "status" = 'archived' WHERE "archived";
--> statement-breakpoint
-- As before, with the words of who moves the stock.
CREATE OR REPLACE FUNCTION "record_stock_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.stocks <> OLD.stocks THEN
    INSERT INTO stock_movements (size_entry_id, sub_sku, delta, reason, order_id, actor, note, at)
    VALUES (NEW.id, NEW.sub_sku, NEW.stocks - OLD.stocks, coalesce(NEW.movement_reason, 'correction'),
      NEW.movement_order_id, coalesce(NEW.movement_actor, 'database'), NEW.movement_note, now());
  END IF;
  NEW.movement_reason := NULL;
  NEW.movement_order_id := NULL;
  NEW.movement_actor := NULL;
  NEW.movement_note := NULL;
  RETURN NEW;
END
$$;
--> statement-breakpoint
DROP TRIGGER "record_change" ON "size_entries";
--> statement-breakpoint
CREATE TRIGGER "record_change" BEFORE UPDATE OF "stocks", "movement_reason", "movement_order_id", "movement_actor",
  "movement_note" ON "size_entries" FOR EACH ROW EXECUTE FUNCTION "record_stock_change"();
