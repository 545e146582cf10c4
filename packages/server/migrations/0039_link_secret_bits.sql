ALTER TABLE "link_secrets" ALTER COLUMN "secret" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "link_secrets" ALTER COLUMN "secret" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ALTER COLUMN "code_hash" SET DATA TYPE text;--> statement-breakpoint
-- 244 random bits. A shop with orders keeps its secret: the links of its mails go on working.
UPDATE "link_secrets" SET "secret" = gen_random_uuid()::text || gen_random_uuid()::text WHERE NOT EXISTS (SELECT FROM "orders");--> statement-breakpoint
-- Codes of before were hashed fast and without salt: setting the code app up anew makes others.
DELETE FROM "staff_recovery_codes";
