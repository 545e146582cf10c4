ALTER TABLE "order_lines" ALTER COLUMN "coupon_share" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "vat" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "vat_rate" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "delivery_vat" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "express_vat" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "vat" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "language" DROP DEFAULT;