ALTER TABLE "content_previews" ALTER COLUMN "item" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "content_previews" ALTER COLUMN "fields" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "content_previews" ADD COLUMN "product_id" uuid;