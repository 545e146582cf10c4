ALTER TABLE "product_imports" ADD COLUMN "picture_status" text;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "pictures_touched_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "pictures_kept" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "pictures_failed_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "pictures_failed" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_picture_status" CHECK ("product_imports"."picture_status" in ('fetching', 'fetched'));