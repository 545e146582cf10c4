ALTER TABLE "settings_translations" ADD COLUMN "opening_times" text;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "opening_times" text DEFAULT 'from Monday to Saturday, 9:00 to 18:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "carriers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
INSERT INTO "settings_translations" ("language", "opening_times") VALUES ('ar', 'من الاثنين إلى السبت، من 9:00 إلى 18:00') ON CONFLICT ("language") DO UPDATE SET "opening_times" = EXCLUDED."opening_times";
