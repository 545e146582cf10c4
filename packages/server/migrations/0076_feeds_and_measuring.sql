ALTER TABLE "shop_settings" ADD COLUMN "merchant_feed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "google_tag" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "meta_pixel" text DEFAULT '' NOT NULL;