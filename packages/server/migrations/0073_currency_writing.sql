ALTER TABLE "shop_settings" ADD COLUMN "currency_writing" text DEFAULT 'code_before' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "currency_writing_ar" text DEFAULT 'abbreviation' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_currency_writing" CHECK ("shop_settings"."currency_writing" in ('code_before', 'code_after', 'sign')
        and "shop_settings"."currency_writing_ar" in ('abbreviation', 'word', 'sign'));