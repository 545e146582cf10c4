ALTER TABLE "settings_translations" ADD COLUMN "seller_name" text;--> statement-breakpoint
ALTER TABLE "settings_translations" ADD COLUMN "seller_address" text;--> statement-breakpoint
-- The example has its Arabic name; who has set another name writes its Arabic one in the settings.
UPDATE "settings_translations" SET "seller_name" = 'ليتل ديونز للتجارة ذ.م.م', "seller_address" = 'مستودع 7، القوز الصناعية 3، دبي، الإمارات'
WHERE "language" = 'ar' AND EXISTS (SELECT FROM "shop_settings" WHERE "seller_name" = 'Little Dunes Trading L.L.C' AND "seller_address" = 'Warehouse 7, Al Quoz Industrial 3, Dubai, UAE');
