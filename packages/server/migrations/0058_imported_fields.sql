ALTER TABLE "products" ADD COLUMN "alt_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "imported_fields" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "size_entries" ADD COLUMN "imported_fields" jsonb DEFAULT '{}'::jsonb NOT NULL;