CREATE TABLE "variant_names" (
	"product_id" uuid NOT NULL,
	"color_name" text NOT NULL,
	"variant_id" uuid NOT NULL,
	CONSTRAINT "variant_names_product_id_color_name_pk" PRIMARY KEY("product_id","color_name")
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "size_entry_id" uuid;--> statement-breakpoint
ALTER TABLE "size_entries" ADD COLUMN "id" uuid;--> statement-breakpoint
ALTER TABLE "size_entries" ADD COLUMN "variant_id" uuid;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "id" uuid;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "size_entry_id" uuid;--> statement-breakpoint
CREATE INDEX "variant_names_variant_id_index" ON "variant_names" USING btree ("variant_id");