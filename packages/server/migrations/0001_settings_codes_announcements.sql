-- The one row of settings (D-67); fees in fils (D-04, D-05). Size chart: first and last row as the shop was asked for
-- them, heights and weights between them interpolated, ages from the size labels (D-16).
INSERT INTO "shop_settings" (
  "id", "shop_name", "delivery_fee", "free_delivery_above", "express_fee", "help_email", "support_email", "phone",
  "chat_number", "social", "size_chart_weight_heading", "size_chart"
) VALUES (
  1, 'Little Dunes', 2500, 16900, 1000, 'help@littledunes.example', 'support@littledunes.example', '+971 4 000 0000',
  '+971 4 000 0000',
  '{"instagram": "https://www.instagram.com/littledunes", "facebook": "https://www.facebook.com/littledunes", "tiktok": "https://www.tiktok.com/@littledunes", "youtube": "https://www.youtube.com/@littledunes"}',
  'Weight (cm)',
  '[
    {"size": "80", "height": "75-83", "weight": "10-18", "age": "0–1 Years"},
    {"size": "90", "height": "84-93", "weight": "20-28", "age": "1–2 Years"},
    {"size": "100", "height": "94-102", "weight": "30-39", "age": "2–3 Years"},
    {"size": "110", "height": "103-112", "weight": "40-49", "age": "3–4 Years"},
    {"size": "120", "height": "113-122", "weight": "50-59", "age": "4–5 Years"},
    {"size": "130", "height": "122-131", "weight": "60-69", "age": "5–6 Years"},
    {"size": "140", "height": "131-141", "weight": "70-80", "age": "6–7 Years"},
    {"size": "150", "height": "141-150", "weight": "80-90", "age": "7–8 Years"},
    {"size": "160", "height": "150-160", "weight": "90-100", "age": "around 13 years"}
  ]'
);
--> statement-breakpoint
INSERT INTO "discount_codes" ("code", "rate") VALUES ('FIRSTDAY', 0.6), ('AFZ44', 0.05);
--> statement-breakpoint
-- Whoever changes the catalogue, every process of the shop hears it at the commit (D-60).
CREATE FUNCTION "announce_catalogue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', TG_ARGV[0]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('all');
--> statement-breakpoint
CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "variants"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('all');
--> statement-breakpoint
CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shop_settings"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('all');
--> statement-breakpoint
CREATE TRIGGER "announce" AFTER INSERT OR DELETE OR TRUNCATE
  OR UPDATE OF "product_id", "color_name", "size", "position", "sub_sku" ON "size_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('all');
--> statement-breakpoint
-- Stock changes with every order. A transaction that notifies holds a lock of the whole server while it commits, so the
-- shop's own processes tell of stock by themselves, after the commit; this is for everybody else.
CREATE TRIGGER "announce_stock" AFTER UPDATE OF "stocks" ON "size_entries"
FOR EACH STATEMENT WHEN (current_setting('application_name') <> 'little-dunes')
EXECUTE FUNCTION "announce_catalogue"('stock');
