CREATE TABLE "return_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"return_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "pickup_day" date;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "pickup_window" text;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "photo_of_damage" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_photos_order_id_index" ON "return_photos" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "return_photos_return_id_index" ON "return_photos" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "return_photos_unused" ON "return_photos" USING btree ("at") WHERE "return_photos"."return_id" is null;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_pickup" CHECK (("returns"."pickup_day" is null) = ("returns"."pickup_window" is null) and "returns"."pickup_window" in ('morning', 'afternoon', 'evening'));