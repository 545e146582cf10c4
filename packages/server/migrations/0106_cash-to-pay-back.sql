ALTER TABLE "refunds" ADD COLUMN "to_pay_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "paid_back_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "paid_back_by" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "paid_back_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "refunds_to_pay_back" ON "refunds" USING btree ("created_at") WHERE "refunds"."to_pay_back";--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_paid_back" CHECK (("refunds"."paid_back_at" is null) = ("refunds"."paid_back_by" is null));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_paid_back_once" CHECK ("refunds"."paid_back_at" is null or not "refunds"."to_pay_back");--> statement-breakpoint
-- What waits to be paid back is counted on every screen (0084); a trigger of inserts has no OLD, so there are two.
CREATE TRIGGER "announce_cash_to_pay_back" AFTER INSERT ON "refunds" FOR EACH ROW
  WHEN (NEW.to_pay_back) EXECUTE FUNCTION "announce_work"();
--> statement-breakpoint
CREATE TRIGGER "announce_cash_paid_back" AFTER UPDATE ON "refunds" FOR EACH ROW
  WHEN (OLD.to_pay_back IS DISTINCT FROM NEW.to_pay_back) EXECUTE FUNCTION "announce_work"();
