ALTER TABLE "discount_codes" DROP CONSTRAINT "discount_codes_rate";--> statement-breakpoint
ALTER TABLE "discount_codes" DROP CONSTRAINT "discount_codes_limits";--> statement-breakpoint
ALTER TABLE "code_uses" DROP CONSTRAINT "code_uses_user_id_code_pk";--> statement-breakpoint
ALTER TABLE "code_uses" ADD COLUMN "use" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_user_id_code_use_pk" PRIMARY KEY("user_id","code","use");--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "amount_off" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "free_delivery" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "most_uses_per_shopper" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "categories" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "skus" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_kind" CHECK (("discount_codes"."rate" > 0)::int + ("discount_codes"."amount_off" > 0)::int + "discount_codes"."free_delivery"::int = 1);--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_rate" CHECK ("discount_codes"."rate" between 0 and 1 and "discount_codes"."amount_off" >= 0);--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_limits" CHECK ("discount_codes"."minimum" >= 0 and "discount_codes"."most_uses" >= 1 and "discount_codes"."most_uses_per_shopper" >= 1 and "discount_codes"."ends_at" > "discount_codes"."starts_at");