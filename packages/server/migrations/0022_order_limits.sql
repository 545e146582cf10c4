CREATE TABLE "phone_codes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"guesses" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 1 NOT NULL,
	"counted_from" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "review_reason" text;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "most_lines" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "most_units_per_line" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "orders_per_day" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "value_per_day" integer DEFAULT 2000000 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "open_cash_orders" integer DEFAULT 6 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "cancellations_per_day" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "cash_review_above" integer DEFAULT 150000 NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotent_answers_answered_at_index" ON "idempotent_answers" USING btree ("answered_at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_review_reason" CHECK ("orders"."review_reason" in ('unconfirmed_phone'));--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_order_limits" CHECK (least("shop_settings"."most_lines", "shop_settings"."most_units_per_line", "shop_settings"."orders_per_day", "shop_settings"."open_cash_orders",
        "shop_settings"."cancellations_per_day") >= 1 and "shop_settings"."most_lines" <= 100
        and least("shop_settings"."value_per_day", "shop_settings"."cash_review_above") >= 0);