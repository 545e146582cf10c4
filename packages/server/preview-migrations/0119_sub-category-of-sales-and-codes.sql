ALTER TABLE "sales" ADD COLUMN "sub_category" text;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "sub_categories" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "products_category_sub_category_index" ON "products" USING btree ("category","sub_category");