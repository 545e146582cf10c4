ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_product_id_products_id_fk";--> statement-breakpoint
ALTER TABLE "size_entries" DROP CONSTRAINT "size_entries_product_id_color_name_variants_product_id_color_name_fk";--> statement-breakpoint
ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_user_id_product_id_size_color_name_pk";--> statement-breakpoint
ALTER TABLE "size_entries" DROP CONSTRAINT "size_entries_product_id_color_name_size_pk";--> statement-breakpoint
ALTER TABLE "variants" DROP CONSTRAINT "variants_product_id_color_name_pk";--> statement-breakpoint
ALTER TABLE "cart_lines" ALTER COLUMN "size_entry_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "size_entries" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "size_entries" ALTER COLUMN "id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "size_entries" ALTER COLUMN "variant_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "variants" ALTER COLUMN "id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_user_id_size_entry_id_pk" PRIMARY KEY("user_id","size_entry_id");--> statement-breakpoint
ALTER TABLE "size_entries" ADD CONSTRAINT "size_entries_size" UNIQUE("variant_id","size");--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_color_name" UNIQUE("product_id","color_name");--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_id_product_id" UNIQUE("id","product_id");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_size_entry_id_size_entries_id_fk" FOREIGN KEY ("size_entry_id") REFERENCES "public"."size_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "size_entries" ADD CONSTRAINT "size_entries_variant" FOREIGN KEY ("variant_id","product_id") REFERENCES "public"."variants"("id","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_names" ADD CONSTRAINT "variant_names_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_size_entry_id_size_entries_id_fk" FOREIGN KEY ("size_entry_id") REFERENCES "public"."size_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_lines_size_entry_id_index" ON "cart_lines" USING btree ("size_entry_id");--> statement-breakpoint
CREATE INDEX "size_entries_product_id_index" ON "size_entries" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_lines_size_entry_id_index" ON "order_lines" USING btree ("size_entry_id");--> statement-breakpoint
ALTER TABLE "cart_lines" DROP COLUMN "product_id";--> statement-breakpoint
ALTER TABLE "cart_lines" DROP COLUMN "size";--> statement-breakpoint
ALTER TABLE "cart_lines" DROP COLUMN "color_name";--> statement-breakpoint
ALTER TABLE "size_entries" DROP COLUMN "color_name";