ALTER TYPE "payment_state" RENAME TO "payment_status";--> statement-breakpoint
ALTER TYPE "refund_state" RENAME TO "refund_status";--> statement-breakpoint
ALTER TYPE "payment_release" RENAME TO "cancellation_reason";--> statement-breakpoint
ALTER TYPE "cancellation_reason" RENAME VALUE 'given_up' TO 'abandoned';--> statement-breakpoint
ALTER TABLE "order_payments" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "order_payments" RENAME COLUMN "release" TO "cancellation_reason";--> statement-breakpoint
ALTER TABLE "order_payments" RENAME COLUMN "round" TO "provider_attempt";--> statement-breakpoint
ALTER TABLE "order_payments" RENAME CONSTRAINT "order_payments_known" TO "order_payments_started";--> statement-breakpoint
ALTER TABLE "order_payments" RENAME CONSTRAINT "order_payments_unseen" TO "order_payments_starting";--> statement-breakpoint
ALTER TABLE "order_payments" RENAME CONSTRAINT "order_payments_release" TO "order_payments_cancellation_reason";--> statement-breakpoint
ALTER INDEX "order_payments_look_back" RENAME TO "order_payments_recheck";--> statement-breakpoint
ALTER TABLE "refunds" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "refunds" RENAME COLUMN "round" TO "provider_attempt";--> statement-breakpoint
ALTER INDEX "refunds_look_back" RENAME TO "refunds_recheck";--> statement-breakpoint
ALTER TABLE "payment_notices" RENAME TO "webhook_events";--> statement-breakpoint
ALTER TABLE "webhook_events" RENAME COLUMN "about" TO "subject";--> statement-breakpoint
ALTER TABLE "webhook_events" RENAME COLUMN "handled_at" TO "processed_at";--> statement-breakpoint
ALTER TABLE "webhook_events" RENAME CONSTRAINT "payment_notices_pkey" TO "webhook_events_pkey";--> statement-breakpoint
ALTER INDEX "payment_notices_next_at_index" RENAME TO "webhook_events_next_at_index";