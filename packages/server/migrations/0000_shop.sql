CREATE TYPE "public"."category" AS ENUM('Boys', 'Girls', 'Unisex');--> statement-breakpoint
CREATE TYPE "public"."order_status" AS ENUM('Pending Payment', 'Order Placed', 'Packing', 'Shipped', 'Delivered', 'Cancelled');--> statement-breakpoint
CREATE TYPE "public"."payment_method" AS ENUM('cod', 'stripe');--> statement-breakpoint
CREATE TYPE "public"."shipping_method" AS ENUM('Normal', 'Express');--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_email" UNIQUE("email"),
	CONSTRAINT "users_phone" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"size" text NOT NULL,
	"color_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"added" bigint GENERATED ALWAYS AS IDENTITY (sequence name "cart_lines_added_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "cart_lines_user_id_product_id_size_color_name_pk" PRIMARY KEY("user_id","product_id","size","color_name"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "cart_merges" (
	"user_id" uuid NOT NULL,
	"merge_id" text NOT NULL,
	"merged_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cart_merges_user_id_merge_id_pk" PRIMARY KEY("user_id","merge_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"handle" text NOT NULL,
	"name" text NOT NULL,
	"sku" text NOT NULL,
	"description" text NOT NULL,
	"category" "category" NOT NULL,
	"sub_category" text NOT NULL,
	"image" text[] NOT NULL,
	"price" integer NOT NULL,
	"discount" numeric(5, 2) DEFAULT 0 NOT NULL,
	"flashsale" boolean DEFAULT false NOT NULL,
	"flash_discount" numeric(5, 2) DEFAULT 0 NOT NULL,
	"bestseller" boolean DEFAULT false NOT NULL,
	"bestofkids" boolean DEFAULT false NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "products_handle_unique" UNIQUE("handle"),
	CONSTRAINT "products_price" CHECK ("products"."price" > 0),
	CONSTRAINT "products_percents" CHECK ("products"."discount" >= 0 and "products"."discount" < 100 and "products"."flash_discount" >= 0 and "products"."flash_discount" < 100)
);
--> statement-breakpoint
CREATE TABLE "size_entries" (
	"product_id" uuid NOT NULL,
	"color_name" text NOT NULL,
	"size" text NOT NULL,
	"position" integer NOT NULL,
	"stocks" integer NOT NULL,
	"sub_sku" text NOT NULL,
	CONSTRAINT "size_entries_product_id_color_name_size_pk" PRIMARY KEY("product_id","color_name","size"),
	CONSTRAINT "size_entries_stocks" CHECK ("size_entries"."stocks" >= 0)
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"product_id" uuid NOT NULL,
	"color_name" text NOT NULL,
	"position" integer NOT NULL,
	"swatch" text,
	"images" text[] NOT NULL,
	CONSTRAINT "variants_product_id_color_name_pk" PRIMARY KEY("product_id","color_name")
);
--> statement-breakpoint
CREATE TABLE "code_uses" (
	"user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "code_uses_user_id_code_pk" PRIMARY KEY("user_id","code")
);
--> statement-breakpoint
CREATE TABLE "discount_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"rate" numeric(5, 4) NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "discount_codes_rate" CHECK ("discount_codes"."rate" > 0 and "discount_codes"."rate" <= 1),
	CONSTRAINT "discount_codes_code" CHECK ("discount_codes"."code" = upper(trim("discount_codes"."code")) and "discount_codes"."code" <> '')
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"from_status" "order_status",
	"to_status" "order_status" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"size" text NOT NULL,
	"color_name" text NOT NULL,
	"sub_sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"product" jsonb NOT NULL,
	"line_paid" integer NOT NULL,
	"flash_units" integer NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_flash_units" CHECK ("order_lines"."flash_units" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"payment_method" "payment_method" NOT NULL,
	"status" "order_status" NOT NULL,
	"paid" boolean DEFAULT false NOT NULL,
	"address" jsonb NOT NULL,
	"shipping_method" "shipping_method" NOT NULL,
	"subtotal" integer NOT NULL,
	"discounted" integer NOT NULL,
	"delivery" integer NOT NULL,
	"express" integer NOT NULL,
	"coupon" integer NOT NULL,
	"amount" integer NOT NULL,
	"discount_code" text,
	"discount_rate" numeric(5, 4) DEFAULT 0 NOT NULL,
	CONSTRAINT "orders_amount" CHECK ("orders"."amount" >= 0 and "orders"."discounted" + "orders"."delivery" + "orders"."express" - "orders"."coupon" = "orders"."amount")
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"user_id" uuid NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotent_answers_user_id_call_key_pk" PRIMARY KEY("user_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "shop_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"shop_name" text NOT NULL,
	"delivery_fee" integer NOT NULL,
	"free_delivery_above" integer NOT NULL,
	"express_fee" integer NOT NULL,
	"help_email" text NOT NULL,
	"support_email" text NOT NULL,
	"phone" text NOT NULL,
	"chat_number" text NOT NULL,
	"social" jsonb NOT NULL,
	"size_chart_weight_heading" text NOT NULL,
	"size_chart" jsonb NOT NULL,
	CONSTRAINT "shop_settings_one_row" CHECK ("shop_settings"."id" = 1),
	CONSTRAINT "shop_settings_fees" CHECK ("shop_settings"."delivery_fee" >= 0 and "shop_settings"."free_delivery_above" >= 0 and "shop_settings"."express_fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"size" text NOT NULL,
	"quantity" integer NOT NULL,
	"added" bigint GENERATED ALWAYS AS IDENTITY (sequence name "wishes_added_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "wishes_user_id_product_id_size_pk" PRIMARY KEY("user_id","product_id","size")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_merges" ADD CONSTRAINT "cart_merges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "size_entries" ADD CONSTRAINT "size_entries_product_id_color_name_variants_product_id_color_name_fk" FOREIGN KEY ("product_id","color_name") REFERENCES "public"."variants"("product_id","color_name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_code_discount_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."discount_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_last_used_at_index" ON "sessions" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "products_published_at_id_index" ON "products" USING btree ("published_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "size_entries_sub_sku_index" ON "size_entries" USING btree ("sub_sku");--> statement-breakpoint
CREATE INDEX "order_events_order_id_index" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_product_id_index" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_user_id_placed_at_index" ON "orders" USING btree ("user_id","placed_at" DESC NULLS LAST);