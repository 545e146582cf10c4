CREATE TABLE "product_translations" (
	"product_id" uuid NOT NULL,
	"language" text NOT NULL,
	"name" text,
	"description" text,
	CONSTRAINT "product_translations_product_id_language_pk" PRIMARY KEY("product_id","language"),
	CONSTRAINT "product_translations_language" CHECK ("product_translations"."language" <> 'en')
);
--> statement-breakpoint
CREATE TABLE "sub_category_translations" (
	"sub_category" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "sub_category_translations_sub_category_language_pk" PRIMARY KEY("sub_category","language"),
	CONSTRAINT "sub_category_translations_language" CHECK ("sub_category_translations"."language" <> 'en')
);
--> statement-breakpoint
CREATE TABLE "variant_translations" (
	"variant_id" uuid NOT NULL,
	"language" text NOT NULL,
	"color_name" text NOT NULL,
	CONSTRAINT "variant_translations_variant_id_language_pk" PRIMARY KEY("variant_id","language"),
	CONSTRAINT "variant_translations_language" CHECK ("variant_translations"."language" <> 'en')
);
--> statement-breakpoint
CREATE TABLE "settings_translations" (
	"language" text PRIMARY KEY NOT NULL,
	"shop_name" text,
	"size_chart_weight_heading" text,
	"size_chart_ages" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "settings_translations_language" CHECK ("settings_translations"."language" <> 'en')
);
--> statement-breakpoint
ALTER TABLE "product_translations" ADD CONSTRAINT "product_translations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_translations" ADD CONSTRAINT "variant_translations_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_translations"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('all');
--> statement-breakpoint
CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "variant_translations"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('all');
--> statement-breakpoint
CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sub_category_translations"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('all');
--> statement-breakpoint
CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "settings_translations"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('all');
--> statement-breakpoint
-- The Arabic of the settings that every shop begins with; what was changed since is read as it stands until translated.
INSERT INTO "settings_translations" ("language", "shop_name", "size_chart_weight_heading", "size_chart_ages")
SELECT 'ar',
  CASE "shop_name" WHEN 'Little Dunes' THEN 'ليتل ديونز' END,
  CASE "size_chart_weight_heading" WHEN 'Weight (cm)' THEN 'الوزن (كغ)' END,
  coalesce((
    SELECT jsonb_object_agg(entry->>'size', ages.arabic)
    FROM jsonb_array_elements("size_chart") AS entry
    JOIN (VALUES
      ('0-1 years', 'حتى سنة'), ('1-2 years', 'من سنة إلى سنتين'), ('2-3 years', 'من سنتين إلى 3 سنوات'),
      ('3-4 years', 'من 3 إلى 4 سنوات'), ('4-5 years', 'من 4 إلى 5 سنوات'), ('5-6 years', 'من 5 إلى 6 سنوات'),
      ('6-7 years', 'من 6 إلى 7 سنوات'), ('7-8 years', 'من 7 إلى 8 سنوات'), ('around 13 years', 'نحو 13 سنة')
    ) AS ages (english, arabic) ON entry->>'age' = ages.english
  ), '{}'::jsonb)
FROM "shop_settings";
