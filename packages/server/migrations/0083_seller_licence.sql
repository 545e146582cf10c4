ALTER TABLE "shop_settings" ADD COLUMN "seller_emirate" text DEFAULT 'Dubai' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "seller_licence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "seller_licence_authority" text DEFAULT '' NOT NULL;