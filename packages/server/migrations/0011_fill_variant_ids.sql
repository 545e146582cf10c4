-- UUIDs of version 7 (RFC 9562), as the shop makes them itself: milliseconds in front, random bits behind.
CREATE FUNCTION "new_uuid_v7"() RETURNS uuid LANGUAGE sql VOLATILE AS $$
  SELECT encode(
    set_bit(set_bit(overlay(
      uuid_send(gen_random_uuid())
      PLACING substring(int8send(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6
    ), 52, 1), 53, 1), 'hex')::uuid
$$;
--> statement-breakpoint
UPDATE "variants" SET "id" = "new_uuid_v7"();
--> statement-breakpoint
UPDATE "size_entries" "e" SET "id" = "new_uuid_v7"(), "variant_id" = "v"."id"
FROM "variants" "v" WHERE "v"."product_id" = "e"."product_id" AND "v"."color_name" = "e"."color_name";
--> statement-breakpoint
DROP FUNCTION "new_uuid_v7"();
--> statement-breakpoint
UPDATE "cart_lines" "c" SET "size_entry_id" = "e"."id" FROM "size_entries" "e"
WHERE ("e"."product_id", "e"."color_name", "e"."size") = ("c"."product_id", "c"."color_name", "c"."size");
--> statement-breakpoint
-- Lines of sizes that the shop no longer has were shown to nobody.
DELETE FROM "cart_lines" WHERE "size_entry_id" IS NULL;
--> statement-breakpoint
UPDATE "order_lines" "l" SET "size_entry_id" = "e"."id" FROM "size_entries" "e"
WHERE ("e"."product_id", "e"."color_name", "e"."size") = ("l"."product_id", "l"."color_name", "l"."size");
--> statement-breakpoint
INSERT INTO "variant_names" ("product_id", "color_name", "variant_id")
SELECT "product_id", "color_name", "id" FROM "variants";
--> statement-breakpoint
-- A name belongs to the colour that had it last.
CREATE FUNCTION "keep_variant_name"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO variant_names (product_id, color_name, variant_id) VALUES (NEW.product_id, NEW.color_name, NEW.id)
  ON CONFLICT (product_id, color_name) DO UPDATE SET variant_id = excluded.variant_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "keep_name" AFTER INSERT OR UPDATE OF "product_id", "color_name" ON "variants"
FOR EACH ROW EXECUTE FUNCTION "keep_variant_name"();
--> statement-breakpoint
DROP TRIGGER "announce" ON "size_entries";
--> statement-breakpoint
CREATE TRIGGER "announce" AFTER INSERT OR DELETE OR TRUNCATE
  OR UPDATE OF "variant_id", "product_id", "size", "position", "sub_sku" ON "size_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('all');
