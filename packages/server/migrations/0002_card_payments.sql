CREATE TYPE "public"."payment_state" AS ENUM('starting', 'open', 'processing', 'paid', 'closed', 'returned');--> statement-breakpoint
CREATE TYPE "public"."refund_state" AS ENUM('due', 'pending', 'succeeded');--> statement-breakpoint
CREATE TYPE "public"."payment_release" AS ENUM('expired', 'given_up', 'replaced', 'refused', 'mismatch');--> statement-breakpoint
CREATE TABLE "order_payments" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"request" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"amount" integer NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"provider_id" text,
	"state" "payment_state" DEFAULT 'starting' NOT NULL,
	"release" "payment_release",
	"started_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	CONSTRAINT "order_payments_provider_id" UNIQUE("provider_id"),
	CONSTRAINT "order_payments_amount" CHECK ("order_payments"."amount" >= 0),
	CONSTRAINT "order_payments_known" CHECK ("order_payments"."provider_id" is not null or "order_payments"."state" in ('starting', 'closed')),
	CONSTRAINT "order_payments_unseen" CHECK ("order_payments"."state" <> 'starting' or "order_payments"."provider_id" is null),
	CONSTRAINT "order_payments_paid" CHECK (("order_payments"."paid_at" is not null) = ("order_payments"."state" = 'paid')),
	CONSTRAINT "order_payments_release" CHECK (("order_payments"."release" is not null) = ("order_payments"."state" in ('closed', 'returned')))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"state" "refund_state" DEFAULT 'due' NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"provider_refund_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"last_error" text,
	"refunded_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_provider_refund_id" UNIQUE("provider_refund_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_refunded" CHECK (("refunds"."refunded_at" is not null) = ("refunds"."state" = 'succeeded')),
	CONSTRAINT "refunds_pending" CHECK ("refunds"."state" <> 'pending' or "refunds"."provider_refund_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"about" jsonb,
	"received_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"last_error" text
);
--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_order_payments_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_payments"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_payments_started_at_index" ON "order_payments" USING btree ("started_at") WHERE "order_payments"."state" in ('starting', 'open', 'processing');--> statement-breakpoint
CREATE INDEX "refunds_next_at_index" ON "refunds" USING btree ("next_at") WHERE "refunds"."state" <> 'succeeded';--> statement-breakpoint
CREATE INDEX "payment_notices_next_at_index" ON "payment_notices" USING btree ("next_at") WHERE "payment_notices"."handled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_pending" ON "orders" USING btree ("user_id") WHERE "orders"."status" = 'Pending Payment';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pending_unpaid" CHECK (not ("orders"."paid" and "orders"."status" = 'Pending Payment'));