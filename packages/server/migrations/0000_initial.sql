-- === Extensions, types and sequences ===

-- Searches find any part of a word by its trigrams. The owner of the database may create this extension.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";

CREATE TYPE "public"."link_purpose" AS ENUM('reset_password', 'confirm_email', 'change_email', 'keep_email');
CREATE TYPE "public"."category" AS ENUM('Boys', 'Girls', 'Unisex');
CREATE TYPE "public"."product_status" AS ENUM('draft', 'scheduled', 'published', 'archived');
CREATE TYPE "public"."stock_reason" AS ENUM('opening', 'order', 'cancellation', 'return', 'count', 'correction', 'import', 'removal', 'received', 'damaged', 'lost', 'exchange', 'edit', 'refund');
CREATE TYPE "public"."credit_reason" AS ENUM('order', 'order_cancelled', 'order_edited', 'refund', 'gift_card', 'granted', 'withdrawn');
CREATE TYPE "public"."gift_card_reason" AS ENUM('issued', 'redeemed', 'withdrawn');
CREATE TYPE "public"."order_status" AS ENUM('Pending Payment', 'Order Placed', 'Packing', 'Shipped', 'Delivered', 'Cancelled');
CREATE TYPE "public"."payment_method" AS ENUM('cod', 'stripe', 'credit');
CREATE TYPE "public"."shipping_method" AS ENUM('Normal', 'Express');
CREATE TYPE "public"."cancellation_reason" AS ENUM('expired', 'abandoned', 'replaced', 'refused', 'mismatch');
CREATE TYPE "public"."payment_status" AS ENUM('starting', 'open', 'processing', 'paid', 'closed', 'returned');
CREATE TYPE "public"."refund_status" AS ENUM('due', 'pending', 'succeeded');
CREATE TYPE "public"."tax_document_kind" AS ENUM('invoice', 'credit_note');
CREATE TYPE "public"."refund_destination" AS ENUM('original', 'credit');
CREATE TYPE "public"."return_reason" AS ENUM('too_small', 'too_large', 'not_as_pictured', 'damaged', 'late', 'changed_mind');
CREATE TYPE "public"."return_resolution" AS ENUM('refund', 'exchange');
CREATE TYPE "public"."return_status" AS ENUM('requested', 'approved', 'picked_up', 'received', 'checked', 'refunded', 'exchanged', 'declined', 'cancelled');
CREATE TYPE "public"."review_fit" AS ENUM('small', 'true', 'large');
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1;
CREATE SEQUENCE "public"."return_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;
--> statement-breakpoint

-- === Functions that tables and indexes use ===

-- Folds letters as `foldText` of the domain does: accents, strokes, vowel signs and invisible characters. Most texts are
-- ASCII.
CREATE FUNCTION "fold_search"("words" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN octet_length(words) = length(words) THEN lower(words) ELSE translate(
  replace(replace(replace(replace(regexp_replace(lower(normalize(words, NFKD)),
    E'[\u00ad\u0300-\u036f\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+',
    '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
  'ةىیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹øɵɔıɨłƚɫđðɖɗħŧŋɲĸƙɓƀƒǥɠƥʉʋƴƶɛə', 'هييك01234567890123456789oooiilllddddhtnnkkbbfggpuvyzee') END;

-- Text by which staff find an order: number, name, email address and digits of the phone.
CREATE FUNCTION "order_search_text"("number" integer, "address" jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN fold_search(number::text || ' ' || coalesce(address ->> 'fullname', '') || ' ' || coalesce(address ->> 'email', '')
  || ' ' || regexp_replace(coalesce(address ->> 'phone', ''), '[^0-9]', '', 'g'));

-- Text by which staff find a customer: name, email address and digits of the phone.
CREATE FUNCTION "customer_search_text"("name" text, "email" text, "phone" text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN fold_search(name || ' ' || email || ' ' || regexp_replace(phone, '[^0-9]', '', 'g'));

CREATE FUNCTION "is_sold"("status" order_status) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN status NOT IN ('Pending Payment', 'Cancelled');

CREATE FUNCTION "dubai_day"("at" timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (at AT TIME ZONE 'Asia/Dubai')::date;
--> statement-breakpoint

-- === Settings and content ===

CREATE TABLE "shop_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"shop_name" text NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"brand_colour" text DEFAULT '' NOT NULL,
	"accent_colour" text DEFAULT '' NOT NULL,
	"ground_colour" text DEFAULT '' NOT NULL,
	"delivery_fee" integer NOT NULL,
	"free_delivery_above" integer NOT NULL,
	"express_fee" integer NOT NULL,
	"vat_rate" numeric(5, 2) DEFAULT 5 NOT NULL,
	"demo" boolean DEFAULT true NOT NULL,
	"max_lines" integer DEFAULT 100 NOT NULL,
	"max_units_per_line" integer DEFAULT 50 NOT NULL,
	"orders_per_day" integer DEFAULT 30 NOT NULL,
	"value_per_day" integer DEFAULT 2000000 NOT NULL,
	"open_cash_orders" integer DEFAULT 6 NOT NULL,
	"refused_parcels" integer DEFAULT 3 NOT NULL,
	"cancellations_per_day" integer DEFAULT 5 NOT NULL,
	"cash_review_above" integer DEFAULT 150000 NOT NULL,
	"cash_fee" integer DEFAULT 0 NOT NULL,
	"max_cash" integer DEFAULT 0 NOT NULL,
	"cash_on_delivery" boolean DEFAULT true NOT NULL,
	"cash_emirates" jsonb DEFAULT '["Abu Dhabi","Dubai","Sharjah","Ajman","Umm Al Quwain","Ras Al Khaimah","Fujairah"]'::jsonb NOT NULL,
	"delivery_plan" jsonb,
	"guest_checkout" boolean DEFAULT false NOT NULL,
	"strict_was_prices" boolean DEFAULT false NOT NULL,
	"currency_format" text DEFAULT 'code_before' NOT NULL,
	"currency_format_ar" text DEFAULT 'abbreviation' NOT NULL,
	"return_days" integer DEFAULT 14 NOT NULL,
	"pickup_fee" integer DEFAULT 0 NOT NULL,
	"photo_of_damage" boolean DEFAULT false NOT NULL,
	"staff_refund_limit" integer DEFAULT 100000 NOT NULL,
	"non_returnable_types" text DEFAULT '' NOT NULL,
	"seller_name" text DEFAULT 'Little Dunes Trading L.L.C' NOT NULL,
	"seller_address" text DEFAULT 'Warehouse 7, Al Quoz Industrial 3, Dubai, UAE' NOT NULL,
	"seller_trn" text DEFAULT '100000000000003' NOT NULL,
	"seller_emirate" text DEFAULT 'Dubai' NOT NULL,
	"seller_licence" text DEFAULT '' NOT NULL,
	"seller_licence_authority" text DEFAULT '' NOT NULL,
	"help_email" text NOT NULL,
	"support_email" text NOT NULL,
	"phone" text NOT NULL,
	"chat_number" text NOT NULL,
	"opening_times" text DEFAULT 'from Monday to Saturday, 9:00 to 18:00' NOT NULL,
	"carriers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"social" jsonb NOT NULL,
	"order_push" boolean DEFAULT false NOT NULL,
	"merchant_feed" boolean DEFAULT false NOT NULL,
	"google_tag" text DEFAULT '' NOT NULL,
	"meta_pixel" text DEFAULT '' NOT NULL,
	"size_chart_weight_heading" text NOT NULL,
	"size_chart" jsonb NOT NULL,
	CONSTRAINT "shop_settings_one_row" CHECK ("shop_settings"."id" = 1),
	CONSTRAINT "shop_settings_vat_rate" CHECK ("shop_settings"."vat_rate" >= 0 and "shop_settings"."vat_rate" < 100),
	CONSTRAINT "shop_settings_order_limits" CHECK (least("shop_settings"."max_lines", "shop_settings"."max_units_per_line", "shop_settings"."orders_per_day", "shop_settings"."open_cash_orders",
        "shop_settings"."refused_parcels", "shop_settings"."cancellations_per_day") >= 1 and "shop_settings"."max_lines" <= 100
        and least("shop_settings"."value_per_day", "shop_settings"."cash_review_above", "shop_settings"."max_cash", "shop_settings"."cash_fee") >= 0),
	CONSTRAINT "shop_settings_returns" CHECK ("shop_settings"."return_days" >= 1 and least("shop_settings"."pickup_fee", "shop_settings"."staff_refund_limit") >= 0),
	CONSTRAINT "shop_settings_currency_format" CHECK ("shop_settings"."currency_format" in ('code_before', 'code_after', 'sign')
        and "shop_settings"."currency_format_ar" in ('abbreviation', 'word', 'sign')),
	CONSTRAINT "shop_settings_fees" CHECK ("shop_settings"."delivery_fee" >= 0 and "shop_settings"."free_delivery_above" >= 0 and "shop_settings"."express_fee" >= 0)
);

CREATE TABLE "settings_translations" (
	"language" text PRIMARY KEY NOT NULL,
	"shop_name" text,
	"size_chart_weight_heading" text,
	"opening_times" text,
	"seller_name" text,
	"seller_address" text,
	"size_chart_ages" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "settings_translations_language" CHECK ("settings_translations"."language" <> 'en')
);

CREATE TABLE "link_secrets" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "link_secrets_one_row" CHECK ("link_secrets"."id" = 1)
);

CREATE TABLE "push_keys" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	CONSTRAINT "push_keys_one_row" CHECK ("push_keys"."id" = 1)
);

CREATE TABLE "content_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item" text NOT NULL,
	"fields" jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"withdrawn" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"author" text NOT NULL,
	CONSTRAINT "content_versions_span" CHECK ("content_versions"."ends_at" is null or "content_versions"."ends_at" > "content_versions"."starts_at")
);
CREATE INDEX "content_versions_item" ON "content_versions" USING btree ("item","starts_at" DESC NULLS LAST,"id" DESC NULLS LAST);

CREATE TABLE "content_previews" (
	"key" text PRIMARY KEY NOT NULL,
	"item" text,
	"fields" jsonb,
	"product_id" uuid,
	"shown_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);

CREATE TABLE "email_texts" (
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"opening" text NOT NULL,
	"closing" text NOT NULL,
	CONSTRAINT "email_texts_kind_language_pk" PRIMARY KEY("kind","language")
);

CREATE TABLE "redirects" (
	"from_path" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_from_path" CHECK ("redirects"."from_path" like '/%')
);

CREATE TABLE "search_synonyms" (
	"position" integer PRIMARY KEY NOT NULL,
	"typed" text NOT NULL,
	"meant" text NOT NULL
);
--> statement-breakpoint

-- === Customers ===

CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"guest" boolean DEFAULT false NOT NULL,
	"password_hash" text NOT NULL,
	"email_confirmed_at" timestamp (3) with time zone,
	"phone_confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"deletion_asked_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (customer_search_text("name", "email", "phone")) STORED
);
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email") WHERE not "users"."guest";
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("phone") WHERE not "users"."guest";
CREATE INDEX "users_guest_phone" ON "users" USING btree ("phone") WHERE "users"."guest";
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id") WHERE "users"."erased_at" is null;
CREATE INDEX "users_language" ON "users" USING btree ("language","created_at","id") WHERE "users"."erased_at" is null;
CREATE INDEX "users_to_erase" ON "users" USING btree ("created_at","id") WHERE "users"."deletion_asked_at" is not null and "users"."erased_at" is null;
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);

CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	CONSTRAINT "sessions_id" UNIQUE("id")
);
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");
CREATE INDEX "sessions_last_used_at_index" ON "sessions" USING btree ("last_used_at");

CREATE TABLE "account_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"purpose" "link_purpose" NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
CREATE INDEX "account_links_user_id_index" ON "account_links" USING btree ("user_id");
CREATE INDEX "account_links_expires_at_index" ON "account_links" USING btree ("expires_at");

CREATE TABLE "phone_codes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"guesses" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 1 NOT NULL,
	"counted_from" timestamp (3) with time zone NOT NULL
);

CREATE TABLE "user_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"user_id" uuid NOT NULL
);
CREATE INDEX "user_passkeys_user_id_index" ON "user_passkeys" USING btree ("user_id");

CREATE TABLE "used_passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
CREATE INDEX "used_passkey_challenges_expires_at_index" ON "used_passkey_challenges" USING btree ("expires_at");

CREATE TABLE "sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" double precision NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL
);
CREATE INDEX "sign_in_attempts_counted_at_index" ON "sign_in_attempts" USING btree ("counted_at");

CREATE TABLE "known_devices" (
	"token_hash" "bytea" NOT NULL,
	"account" text NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_token_hash_account_pk" PRIMARY KEY("token_hash","account")
);
CREATE INDEX "known_devices_account_index" ON "known_devices" USING btree ("account");
CREATE INDEX "known_devices_last_used_at_index" ON "known_devices" USING btree ("last_used_at");

CREATE TABLE "customer_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL
);
CREATE INDEX "customer_notes_user_id_index" ON "customer_notes" USING btree ("user_id");

CREATE TABLE "newsletter_consents" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
CREATE INDEX "newsletter_consents_consented_at_user_id_index" ON "newsletter_consents" USING btree ("consented_at","user_id") WHERE "newsletter_consents"."ended_at" is null;

CREATE TABLE "buyer_companies" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"trn" text NOT NULL,
	CONSTRAINT "buyer_companies_trn" CHECK ("buyer_companies"."trn" ~ '^[0-9]{15}$')
);

CREATE TABLE "saved_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"standard" boolean NOT NULL,
	"label" text NOT NULL,
	"fullname" text NOT NULL,
	"phone" text NOT NULL,
	"region" text NOT NULL,
	"area" text NOT NULL,
	"street" text NOT NULL,
	"building" text NOT NULL,
	"landmark" text NOT NULL
);
CREATE INDEX "saved_addresses_user_id_index" ON "saved_addresses" USING btree ("user_id");
CREATE UNIQUE INDEX "saved_addresses_one_standard" ON "saved_addresses" USING btree ("user_id") WHERE "saved_addresses"."standard";

CREATE TABLE "child_sizes" (
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"size" text NOT NULL,
	CONSTRAINT "child_sizes_user_id_position_pk" PRIMARY KEY("user_id","position")
);
--> statement-breakpoint

-- === Staff ===

CREATE TABLE "staff_roles" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"permissions" text[] NOT NULL
);
CREATE UNIQUE INDEX "staff_roles_name" ON "staff_roles" USING btree (lower("name")) WHERE "staff_roles"."name" <> '';

CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"totp_key" text,
	"totp_step" bigint,
	CONSTRAINT "staff_email" UNIQUE("email"),
	CONSTRAINT "staff_email_lower" CHECK ("staff"."email" = lower(trim("staff"."email")))
);

CREATE TABLE "former_staff" (
	"email" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);

CREATE TABLE "staff_sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"device" text,
	"address" text,
	"passkey_challenge" text,
	CONSTRAINT "staff_sessions_id" UNIQUE("id")
);
CREATE INDEX "staff_sessions_staff_id_index" ON "staff_sessions" USING btree ("staff_id");
CREATE INDEX "staff_sessions_last_used_at_index" ON "staff_sessions" USING btree ("last_used_at");

CREATE TABLE "staff_trusted_browsers" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"device" text,
	"address" text,
	CONSTRAINT "staff_trusted_browsers_id" UNIQUE("id")
);
CREATE INDEX "staff_trusted_browsers_staff_id_index" ON "staff_trusted_browsers" USING btree ("staff_id");
CREATE INDEX "staff_trusted_browsers_ends_at_index" ON "staff_trusted_browsers" USING btree ("ends_at");

CREATE TABLE "staff_sign_ins" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"new_totp_key" text,
	"passkey_challenge" text,
	"wrong_codes" integer DEFAULT 0 NOT NULL
);
CREATE INDEX "staff_sign_ins_staff_id_index" ON "staff_sign_ins" USING btree ("staff_id");

CREATE TABLE "staff_recovery_codes" (
	"staff_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "staff_recovery_codes_staff_id_code_hash_pk" PRIMARY KEY("staff_id","code_hash")
);

CREATE TABLE "staff_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"staff_id" uuid NOT NULL
);
CREATE INDEX "staff_passkeys_staff_id_index" ON "staff_passkeys" USING btree ("staff_id");

CREATE TABLE "staff_invitations" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"staff_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL
);
CREATE INDEX "staff_invitations_staff_id_index" ON "staff_invitations" USING btree ("staff_id");

CREATE TABLE "staff_api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"name" text NOT NULL,
	"last_four" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "staff_api_keys_hash" UNIQUE("key_hash")
);
CREATE INDEX "staff_api_keys_created_by_index" ON "staff_api_keys" USING btree ("created_by");

CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"owner_id" uuid,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"shared" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_views_owner" CHECK ("saved_views"."owner_id" is not null or "saved_views"."shared")
);
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("owner_id","list",lower("name"));
CREATE INDEX "saved_views_list" ON "saved_views" USING btree ("list");

CREATE TABLE "staff_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"address" text NOT NULL,
	"call" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"changes" jsonb NOT NULL,
	"undoes" bigint,
	"batch" uuid
);
CREATE INDEX "staff_changes_subject" ON "staff_changes" USING btree ("subject","subject_id","id");
CREATE INDEX "staff_changes_subject_id" ON "staff_changes" USING btree ("subject_id");
CREATE INDEX "staff_changes_search" ON "staff_changes" USING gin (fold_search("changes"::text) gin_trgm_ops);
CREATE INDEX "staff_changes_actor" ON "staff_changes" USING btree ("staff_id","id");
CREATE INDEX "staff_changes_batch" ON "staff_changes" USING btree ("batch","subject","id") WHERE "staff_changes"."batch" is not null;
CREATE INDEX "staff_changes_undoes" ON "staff_changes" USING btree ("undoes") WHERE "staff_changes"."undoes" is not null;
--> statement-breakpoint

-- === Catalogue ===

CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"handle" text NOT NULL,
	"name" text NOT NULL,
	"sku" text NOT NULL,
	"description" text NOT NULL,
	"category" "category" NOT NULL,
	"sub_category" text NOT NULL,
	"image" text[] NOT NULL,
	"alt_texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"price" integer NOT NULL,
	"discount" numeric(9, 6) DEFAULT 0 NOT NULL,
	"sale_discount" numeric(9, 6) DEFAULT 0 NOT NULL,
	"sale_starts_at" timestamp (3) with time zone,
	"sale_ends_at" timestamp (3) with time zone,
	"option_name" text DEFAULT '' NOT NULL,
	"applied_sale" numeric(9, 6) DEFAULT 0 NOT NULL,
	"flashsale" boolean DEFAULT false NOT NULL,
	"flash_discount" numeric(9, 6) DEFAULT 0 NOT NULL,
	"flash_starts_at" timestamp (3) with time zone,
	"flash_ends_at" timestamp (3) with time zone,
	"flash_paused" boolean DEFAULT false NOT NULL,
	"bestseller" boolean DEFAULT false NOT NULL,
	"bestofkids" boolean DEFAULT false NOT NULL,
	"status" "product_status" DEFAULT 'published' NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"related_handles" text[] DEFAULT '{}' NOT NULL,
	"imported_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "products_handle_unique" UNIQUE("handle"),
	CONSTRAINT "products_price" CHECK ("products"."price" > 0),
	CONSTRAINT "products_percents" CHECK ("products"."discount" >= 0 and "products"."discount" < 100 and "products"."flash_discount" >= 0 and "products"."flash_discount" < 100),
	CONSTRAINT "products_sales" CHECK ("products"."sale_discount" >= 0 and "products"."sale_discount" < 100 and "products"."applied_sale" >= 0 and "products"."applied_sale" < 100),
	CONSTRAINT "products_times" CHECK ("products"."sale_ends_at" > "products"."sale_starts_at" and "products"."flash_ends_at" > "products"."flash_starts_at"),
	CONSTRAINT "products_publish_at" CHECK ("products"."status"::text <> 'scheduled' or "products"."publish_at" is not null)
);
CREATE INDEX "products_published_at_id_index" ON "products" USING btree ("published_at" DESC NULLS LAST,"id");
CREATE INDEX "products_status_published_at_id_index" ON "products" USING btree ("status","published_at" DESC NULLS LAST,"id");
CREATE INDEX "products_category_sub_category_index" ON "products" USING btree ("category","sub_category");
CREATE INDEX "products_publish_at_index" ON "products" USING btree ("publish_at") WHERE "products"."publish_at" is not null;
CREATE INDEX "products_sale_starts_at_index" ON "products" USING btree ("sale_starts_at") WHERE "products"."sale_starts_at" is not null;
CREATE INDEX "products_sale_ends_at_index" ON "products" USING btree ("sale_ends_at") WHERE "products"."sale_ends_at" is not null;
CREATE INDEX "products_flash_starts_at_index" ON "products" USING btree ("flash_starts_at") WHERE "products"."flash_starts_at" is not null;
CREATE INDEX "products_flash_ends_at_index" ON "products" USING btree ("flash_ends_at") WHERE "products"."flash_ends_at" is not null;
CREATE INDEX "products_largest_discount" ON "products" USING btree (greatest("discount", "applied_sale")) WHERE "products"."status" = 'published';
CREATE INDEX "products_search" ON "products" USING gin (fold_search("name" || ' ' || "sku") gin_trgm_ops);
CREATE INDEX "products_lower_sku" ON "products" USING btree (lower("sku"));

CREATE TABLE "variants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"color_name" text NOT NULL,
	"position" integer NOT NULL,
	"swatch" text,
	"images" text[] NOT NULL,
	CONSTRAINT "variants_color_name" UNIQUE("product_id","color_name"),
	CONSTRAINT "variants_id_product_id" UNIQUE("id","product_id")
);
CREATE INDEX "variants_search" ON "variants" USING gin (fold_search("color_name") gin_trgm_ops);

CREATE TABLE "variant_names" (
	"product_id" uuid NOT NULL,
	"color_name" text NOT NULL,
	"variant_id" uuid NOT NULL,
	CONSTRAINT "variant_names_product_id_color_name_pk" PRIMARY KEY("product_id","color_name")
);
CREATE INDEX "variant_names_variant_id_index" ON "variant_names" USING btree ("variant_id");

CREATE TABLE "size_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"variant_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"size" text NOT NULL,
	"position" integer NOT NULL,
	"stocks" integer NOT NULL,
	"counted" boolean DEFAULT true NOT NULL,
	"available" integer GENERATED ALWAYS AS (case when counted then stocks else 9999 end) STORED NOT NULL,
	"price" integer,
	"sub_sku" text NOT NULL,
	"barcode" text,
	"shelf" text,
	"last_counted_at" timestamp (3) with time zone,
	"movement_reason" "stock_reason",
	"movement_order_id" uuid,
	"movement_actor" text,
	"movement_note" text,
	"imported_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "size_entries_size" UNIQUE("variant_id","size"),
	CONSTRAINT "size_entries_stocks" CHECK ("size_entries"."stocks" >= 0),
	CONSTRAINT "size_entries_price" CHECK ("size_entries"."price" > 0),
	CONSTRAINT "size_entries_movement" CHECK (num_nonnulls("size_entries"."movement_reason", "size_entries"."movement_order_id", "size_entries"."movement_actor", "size_entries"."movement_note") = 0)
);
CREATE INDEX "size_entries_product_id_index" ON "size_entries" USING btree ("product_id");
CREATE INDEX "size_entries_size_product_id_index" ON "size_entries" USING btree ("size","product_id");
CREATE UNIQUE INDEX "size_entries_sub_sku_index" ON "size_entries" USING btree ("sub_sku");
CREATE UNIQUE INDEX "size_entries_barcode_index" ON "size_entries" USING btree ("barcode");
CREATE INDEX "size_entries_shelf_index" ON "size_entries" USING btree ("shelf") WHERE "size_entries"."shelf" is not null;
CREATE INDEX "size_entries_search" ON "size_entries" USING gin (fold_search("sub_sku" || ' ' || coalesce("barcode", '')) gin_trgm_ops);

CREATE TABLE "product_translations" (
	"product_id" uuid NOT NULL,
	"language" text NOT NULL,
	"name" text,
	"description" text,
	CONSTRAINT "product_translations_product_id_language_pk" PRIMARY KEY("product_id","language"),
	CONSTRAINT "product_translations_language" CHECK ("product_translations"."language" <> 'en')
);
CREATE INDEX "product_translations_search" ON "product_translations" USING gin (fold_search("name") gin_trgm_ops);

CREATE TABLE "variant_translations" (
	"variant_id" uuid NOT NULL,
	"language" text NOT NULL,
	"color_name" text NOT NULL,
	CONSTRAINT "variant_translations_variant_id_language_pk" PRIMARY KEY("variant_id","language"),
	CONSTRAINT "variant_translations_language" CHECK ("variant_translations"."language" <> 'en')
);

CREATE TABLE "sub_category_translations" (
	"sub_category" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "sub_category_translations_sub_category_language_pk" PRIMARY KEY("sub_category","language"),
	CONSTRAINT "sub_category_translations_language" CHECK ("sub_category_translations"."language" <> 'en')
);

CREATE TABLE "sales" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"percent" numeric(9, 6) NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"category" "category",
	"sub_category" text,
	"product_ids" uuid[] DEFAULT '{}' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sales_percent" CHECK ("sales"."percent" > 0 and "sales"."percent" < 100),
	CONSTRAINT "sales_times" CHECK ("sales"."ends_at" > "sales"."starts_at")
);

CREATE TABLE "price_changes" (
	"product_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"price" integer,
	"discount" numeric(9, 6) NOT NULL,
	CONSTRAINT "price_changes_product_id_at_pk" PRIMARY KEY("product_id","at")
);

CREATE TABLE "product_cards" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"category" "category" NOT NULL,
	"department" text NOT NULL,
	"type_slug" text NOT NULL,
	"type_names" jsonb,
	"price" integer NOT NULL,
	"displayed_price" integer NOT NULL,
	"bestseller" boolean NOT NULL,
	"bestofkids" boolean NOT NULL,
	"flashsale" boolean NOT NULL,
	"in_stock" boolean NOT NULL,
	"has_options" boolean NOT NULL,
	"variant_ids" uuid[] NOT NULL,
	"colours" text[] NOT NULL,
	"colour_names" jsonb NOT NULL,
	"sizes" text[] NOT NULL,
	"searched" text NOT NULL,
	"words" text[] NOT NULL
);
CREATE INDEX "product_cards_newest" ON "product_cards" USING btree ("published_at" DESC,"product_id");
CREATE INDEX "product_cards_category" ON "product_cards" USING btree ("category","published_at" DESC,"product_id");
CREATE INDEX "product_cards_type" ON "product_cards" USING btree ("type_slug","published_at" DESC,"product_id");
CREATE INDEX "product_cards_department" ON "product_cards" USING btree ("department","published_at" DESC,"product_id");
CREATE INDEX "product_cards_cheapest" ON "product_cards" USING btree ("displayed_price","price","published_at" DESC,"product_id");
CREATE INDEX "product_cards_dearest" ON "product_cards" USING btree ("displayed_price" DESC,"price" DESC,"published_at" DESC,"product_id");
CREATE INDEX "product_cards_bestseller" ON "product_cards" USING btree ("published_at" DESC,"product_id") WHERE "product_cards"."bestseller";
CREATE INDEX "product_cards_bestofkids" ON "product_cards" USING btree ("published_at" DESC,"product_id") WHERE "product_cards"."bestofkids";
CREATE INDEX "product_cards_flashsale" ON "product_cards" USING btree ("published_at" DESC,"product_id") WHERE "product_cards"."flashsale";
CREATE INDEX "product_cards_colours" ON "product_cards" USING gin ("colours");
CREATE INDEX "product_cards_sizes" ON "product_cards" USING gin ("sizes");
CREATE INDEX "product_cards_search" ON "product_cards" USING gin ("searched" gin_trgm_ops);

CREATE TABLE "stale_cards" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL
);

CREATE TABLE "card_rules" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "card_rules_single" CHECK ("card_rules"."id" = 1)
);

CREATE TABLE "card_counts" (
	"kind" text NOT NULL,
	"category" "category" NOT NULL,
	"type_slug" text NOT NULL,
	"department" text NOT NULL,
	"value" text NOT NULL,
	"names" jsonb,
	"count" integer NOT NULL,
	CONSTRAINT "card_counts_kind_category_type_slug_department_value_pk" PRIMARY KEY("kind","category","type_slug","department","value")
);

CREATE TABLE "product_marks" (
	"mark" text NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "product_marks_mark_product_id_pk" PRIMARY KEY("mark","product_id")
);
CREATE INDEX "product_marks_product_id_index" ON "product_marks" USING btree ("product_id");

CREATE TABLE "short_sizes" (
	"size_entry_id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL
);
CREATE INDEX "short_sizes_product_id_index" ON "short_sizes" USING btree ("product_id");

CREATE TABLE "product_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"file" "bytea",
	"actor" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'uploaded' NOT NULL,
	"touched_at" timestamp (3) with time zone NOT NULL,
	"mapping" jsonb NOT NULL,
	"keep_stock" boolean DEFAULT true NOT NULL,
	"new_skus" boolean DEFAULT false NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"all_rows" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem_count" integer DEFAULT 0 NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"faulty" text[] DEFAULT '{}' NOT NULL,
	"failure" text,
	"remaining_changes" text[] DEFAULT '{}' NOT NULL,
	"picture_status" text,
	"pictures_touched_at" timestamp (3) with time zone,
	"pictures_saved" integer DEFAULT 0 NOT NULL,
	"pictures_failed_count" integer DEFAULT 0 NOT NULL,
	"pictures_failed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "product_imports_status" CHECK ("product_imports"."status" in ('uploaded', 'checking', 'checked', 'writing', 'done', 'undoing', 'undone', 'failed')),
	CONSTRAINT "product_imports_picture_status" CHECK ("product_imports"."picture_status" in ('fetching', 'fetched'))
);
CREATE INDEX "product_imports_created_at_index" ON "product_imports" USING btree ("created_at" DESC NULLS LAST);

CREATE TABLE "product_import_items" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"differences" jsonb NOT NULL,
	"snapshot" jsonb,
	CONSTRAINT "product_import_items_import_id_position_pk" PRIMARY KEY("import_id","position")
);

CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"name" text NOT NULL,
	"length" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"address" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "uploads_received" CHECK ("uploads"."received" between 0 and "uploads"."length")
);
CREATE INDEX "uploads_staff_id_index" ON "uploads" USING btree ("staff_id");
CREATE INDEX "uploads_created_at_index" ON "uploads" USING btree ("created_at");

CREATE TABLE "upload_parts" (
	"upload_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "upload_parts_upload_id_place_pk" PRIMARY KEY("upload_id","place")
);
--> statement-breakpoint

-- === Stock ===

CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"size_entry_id" uuid NOT NULL,
	"sub_sku" text NOT NULL,
	"delta" integer NOT NULL,
	"reason" "stock_reason" NOT NULL,
	"order_id" uuid,
	"actor" text NOT NULL,
	"note" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_movements_delta" CHECK ("stock_movements"."delta" <> 0)
);
CREATE INDEX "stock_movements_size_entry_id_id_index" ON "stock_movements" USING btree ("size_entry_id","id");
CREATE INDEX "stock_movements_order_id_index" ON "stock_movements" USING btree ("order_id") WHERE "stock_movements"."order_id" is not null;

CREATE TABLE "paused_counts" (
	"shelf" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"started_by" text NOT NULL,
	"paused_at" timestamp (3) with time zone NOT NULL,
	"paused_by" text NOT NULL,
	"note" text NOT NULL,
	"lines" jsonb NOT NULL
);
--> statement-breakpoint

-- === Carts, wishes and reminders ===

CREATE TABLE "cart_lines" (
	"user_id" uuid NOT NULL,
	"size_entry_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"added" bigint GENERATED ALWAYS AS IDENTITY (sequence name "cart_lines_added_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "cart_lines_user_id_size_entry_id_pk" PRIMARY KEY("user_id","size_entry_id"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" > 0)
);
CREATE INDEX "cart_lines_size_entry_id_index" ON "cart_lines" USING btree ("size_entry_id");

CREATE TABLE "cart_merges" (
	"user_id" uuid NOT NULL,
	"merge_id" text NOT NULL,
	"merged_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cart_merges_user_id_merge_id_pk" PRIMARY KEY("user_id","merge_id")
);

CREATE TABLE "wishes" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"size" text NOT NULL,
	"quantity" integer NOT NULL,
	"added" bigint GENERATED ALWAYS AS IDENTITY (sequence name "wishes_added_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "wishes_user_id_product_id_size_pk" PRIMARY KEY("user_id","product_id","size")
);

CREATE TABLE "stock_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"size_entry_id" uuid NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"notified_at" timestamp (3) with time zone
);
CREATE UNIQUE INDEX "stock_notices_waiting" ON "stock_notices" USING btree ("size_entry_id","email") WHERE "stock_notices"."notified_at" is null;
CREATE INDEX "stock_notices_email" ON "stock_notices" USING btree ("email");
CREATE INDEX "stock_notices_notified" ON "stock_notices" USING btree ("notified_at") WHERE "stock_notices"."notified_at" is not null;

CREATE TABLE "cart_reminders" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"cart" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone
);
--> statement-breakpoint

-- === Discount codes and store credit ===

CREATE TABLE "discount_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"rate" numeric(5, 4) NOT NULL,
	"amount_off" integer DEFAULT 0 NOT NULL,
	"free_delivery" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"minimum" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"max_uses" integer,
	"max_uses_per_customer" integer DEFAULT 1 NOT NULL,
	"first_order_only" boolean DEFAULT false NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"sub_categories" text[] DEFAULT '{}' NOT NULL,
	"skus" text[] DEFAULT '{}' NOT NULL,
	"full_price_only" boolean DEFAULT false NOT NULL,
	"customer_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discount_codes_rate" CHECK ("discount_codes"."rate" between 0 and 1 and "discount_codes"."amount_off" >= 0),
	CONSTRAINT "discount_codes_kind" CHECK (("discount_codes"."rate" > 0)::int + ("discount_codes"."amount_off" > 0)::int + "discount_codes"."free_delivery"::int = 1),
	CONSTRAINT "discount_codes_limits" CHECK ("discount_codes"."minimum" >= 0 and "discount_codes"."max_uses" >= 1 and "discount_codes"."max_uses_per_customer" >= 1 and "discount_codes"."ends_at" > "discount_codes"."starts_at"),
	CONSTRAINT "discount_codes_code" CHECK ("discount_codes"."code" = upper(trim("discount_codes"."code")) and "discount_codes"."code" <> '')
);

CREATE TABLE "code_uses" (
	"user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"order_id" uuid NOT NULL,
	"use" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "code_uses_user_id_code_use_pk" PRIMARY KEY("user_id","code","use")
);
CREATE INDEX "code_uses_code_index" ON "code_uses" USING btree ("code");

CREATE TABLE "store_credit_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL,
	CONSTRAINT "store_credit_balance" CHECK ("store_credit_accounts"."balance" >= 0)
);

CREATE TABLE "store_credit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_credit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"reason" "credit_reason" NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"actor" text NOT NULL,
	"note" text,
	"order_id" uuid,
	"refund_id" uuid,
	"gift_card_id" uuid,
	CONSTRAINT "store_credit_entries_amount" CHECK ("store_credit_entries"."amount" <> 0 and ("store_credit_entries"."amount" < 0) = ("store_credit_entries"."reason" in ('order', 'withdrawn'))),
	CONSTRAINT "store_credit_entries_source" CHECK (("store_credit_entries"."order_id" is not null) = ("store_credit_entries"."reason" in ('order', 'order_cancelled', 'order_edited'))
        and ("store_credit_entries"."refund_id" is not null) = ("store_credit_entries"."reason" = 'refund')
        and ("store_credit_entries"."gift_card_id" is not null) = ("store_credit_entries"."reason" = 'gift_card')),
	CONSTRAINT "store_credit_entries_note" CHECK ("store_credit_entries"."reason" not in ('granted', 'withdrawn') or "store_credit_entries"."note" is not null)
);
CREATE INDEX "store_credit_entries_user_id_id_index" ON "store_credit_entries" USING btree ("user_id","id" DESC NULLS LAST);
CREATE INDEX "store_credit_entries_order_id_index" ON "store_credit_entries" USING btree ("order_id") WHERE "store_credit_entries"."order_id" is not null;
CREATE UNIQUE INDEX "store_credit_entries_refund" ON "store_credit_entries" USING btree ("refund_id") WHERE "store_credit_entries"."refund_id" is not null;
CREATE UNIQUE INDEX "store_credit_entries_gift_card" ON "store_credit_entries" USING btree ("gift_card_id") WHERE "store_credit_entries"."gift_card_id" is not null;

CREATE TABLE "gift_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"value" integer NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"recipient" text NOT NULL,
	"hint" text DEFAULT '' NOT NULL,
	CONSTRAINT "gift_cards_value" CHECK ("gift_cards"."value" > 0),
	CONSTRAINT "gift_cards_balance" CHECK ("gift_cards"."balance" between 0 and "gift_cards"."value")
);
CREATE INDEX "gift_cards_created_at_id_index" ON "gift_cards" USING btree ("created_at","id");

CREATE TABLE "gift_card_codes" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"gift_card_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
CREATE INDEX "gift_card_codes_gift_card_id_index" ON "gift_card_codes" USING btree ("gift_card_id");

CREATE TABLE "gift_card_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_card_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gift_card_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"reason" "gift_card_reason" NOT NULL,
	"amount" integer NOT NULL,
	"actor" text NOT NULL,
	"user_id" uuid,
	CONSTRAINT "gift_card_entries_amount" CHECK ("gift_card_entries"."amount" <> 0 and ("gift_card_entries"."amount" > 0) = ("gift_card_entries"."reason" = 'issued')),
	CONSTRAINT "gift_card_entries_redeemed" CHECK (("gift_card_entries"."user_id" is not null) = ("gift_card_entries"."reason" = 'redeemed'))
);
CREATE INDEX "gift_card_entries_gift_card_id_index" ON "gift_card_entries" USING btree ("gift_card_id");
CREATE INDEX "gift_card_entries_user_id_index" ON "gift_card_entries" USING btree ("user_id") WHERE "gift_card_entries"."user_id" is not null;
--> statement-breakpoint

-- === Orders ===

CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer DEFAULT nextval('order_numbers') NOT NULL,
	"user_id" uuid NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"payment_method" "payment_method" NOT NULL,
	"status" "order_status" NOT NULL,
	"paid" boolean DEFAULT false NOT NULL,
	"remitted" boolean DEFAULT false NOT NULL,
	"address" jsonb NOT NULL,
	"shipping_method" "shipping_method" NOT NULL,
	"subtotal" integer NOT NULL,
	"discounted" integer NOT NULL,
	"delivery" integer NOT NULL,
	"express" integer NOT NULL,
	"cash_fee" integer DEFAULT 0 NOT NULL,
	"coupon" integer NOT NULL,
	"amount" integer NOT NULL,
	"credit" integer DEFAULT 0 NOT NULL,
	"discount_code" text,
	"discount_rate" numeric(5, 4) DEFAULT 0 NOT NULL,
	"vat_rate" numeric(5, 2) NOT NULL,
	"delivery_vat" integer NOT NULL,
	"express_vat" integer NOT NULL,
	"cash_fee_vat" integer DEFAULT 0 NOT NULL,
	"vat" integer NOT NULL,
	"review_reason" text,
	"declined_by" uuid,
	"out_for_delivery_at" timestamp (3) with time zone,
	"estimated_day" date,
	"language" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (order_search_text("number", "address")) STORED,
	CONSTRAINT "orders_number" UNIQUE("number"),
	CONSTRAINT "orders_pending_unpaid" CHECK (not ("orders"."paid" and "orders"."status" = 'Pending Payment')),
	CONSTRAINT "orders_amount" CHECK ("orders"."amount" >= 0 and "orders"."discounted" + "orders"."delivery" + "orders"."express" + "orders"."cash_fee" - "orders"."coupon" = "orders"."amount"),
	CONSTRAINT "orders_credit" CHECK ("orders"."credit" between 0 and "orders"."amount" and ("orders"."payment_method"::text <> 'credit' or "orders"."credit" = "orders"."amount")),
	CONSTRAINT "orders_review_reason" CHECK ("orders"."review_reason" in ('unconfirmed_phone', 'many_to_phone', 'many_to_address', 'many_from_network')),
	CONSTRAINT "orders_vat_rate" CHECK ("orders"."vat_rate" >= 0 and "orders"."vat_rate" < 100),
	CONSTRAINT "orders_delivery_vat" CHECK ("orders"."delivery_vat" = div("orders"."delivery" * "orders"."vat_rate" * 2 + 100 + "orders"."vat_rate", 2 * (100 + "orders"."vat_rate"))),
	CONSTRAINT "orders_express_vat" CHECK ("orders"."express_vat" = div("orders"."express" * "orders"."vat_rate" * 2 + 100 + "orders"."vat_rate", 2 * (100 + "orders"."vat_rate"))),
	CONSTRAINT "orders_cash_fee" CHECK ("orders"."cash_fee" >= 0 and ("orders"."cash_fee" = 0 or "orders"."payment_method" = 'cod')),
	CONSTRAINT "orders_cash_fee_vat" CHECK ("orders"."cash_fee_vat" = div("orders"."cash_fee" * "orders"."vat_rate" * 2 + 100 + "orders"."vat_rate", 2 * (100 + "orders"."vat_rate"))),
	CONSTRAINT "orders_vat" CHECK ("orders"."vat" between "orders"."delivery_vat" + "orders"."express_vat" + "orders"."cash_fee_vat" and "orders"."amount")
);
CREATE INDEX "orders_user_id_placed_at_index" ON "orders" USING btree ("user_id","placed_at" DESC NULLS LAST);
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at","id");
CREATE INDEX "orders_status_placed" ON "orders" USING btree ("status","placed_at","id");
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);
CREATE UNIQUE INDEX "orders_one_pending" ON "orders" USING btree ("user_id") WHERE "orders"."status" = 'Pending Payment';
CREATE INDEX "orders_discount_code" ON "orders" USING btree ("discount_code") WHERE "orders"."discount_code" is not null;
CREATE INDEX "orders_owed" ON "orders" USING btree ("number","amount","credit") WHERE "orders"."status" = 'Delivered' and "orders"."payment_method" = 'cod' and not "orders"."remitted";
CREATE INDEX "orders_cancelled" ON "orders" USING btree ("id") WHERE "orders"."status" = 'Cancelled';

CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"size_entry_id" uuid,
	"size" text NOT NULL,
	"color_name" text NOT NULL,
	"sub_sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"product" jsonb NOT NULL,
	"line_paid" integer NOT NULL,
	"flash_units" integer NOT NULL,
	"coupon_share" integer NOT NULL,
	"vat" integer NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_flash_units" CHECK ("order_lines"."flash_units" in (0, 1)),
	CONSTRAINT "order_lines_coupon_share" CHECK ("order_lines"."coupon_share" between 0 and "order_lines"."line_paid"),
	CONSTRAINT "order_lines_vat" CHECK ("order_lines"."vat" between 0 and "order_lines"."line_paid" - "order_lines"."coupon_share")
);
CREATE INDEX "order_lines_product_id_index" ON "order_lines" USING btree ("product_id");
CREATE INDEX "order_lines_size_entry_id_index" ON "order_lines" USING btree ("size_entry_id");
CREATE INDEX "order_lines_search" ON "order_lines" USING gin (fold_search(product ->> 'name' || ' ' || sub_sku) gin_trgm_ops);

CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"from_status" "order_status",
	"to_status" "order_status" NOT NULL,
	"reason" text
);
CREATE INDEX "order_events_order_id_index" ON "order_events" USING btree ("order_id");
CREATE INDEX "order_events_refused" ON "order_events" USING btree ("at") WHERE "order_events"."from_status" = 'Shipped' and "order_events"."to_status" = 'Cancelled';

CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"asks_for" text,
	"for_customer" boolean DEFAULT false NOT NULL
);
CREATE INDEX "order_notes_order_id_index" ON "order_notes" USING btree ("order_id");
CREATE INDEX "order_notes_open" ON "order_notes" USING btree ("at") WHERE "order_notes"."asks_for" is not null;

CREATE TABLE "order_parcels" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text NOT NULL,
	"tracking_url" text NOT NULL
);
CREATE INDEX "order_parcels_search" ON "order_parcels" USING gin (fold_search("tracking_number") gin_trgm_ops);

CREATE TABLE "order_edits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"amount_before" integer NOT NULL,
	"amount_after" integer NOT NULL,
	"changes" jsonb NOT NULL
);
CREATE INDEX "order_edits_order_id_index" ON "order_edits" USING btree ("order_id");

CREATE TABLE "cash_origins" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"network" text NOT NULL
);
CREATE INDEX "cash_origins_phone_index" ON "cash_origins" USING btree ("phone");
CREATE INDEX "cash_origins_address_index" ON "cash_origins" USING btree ("address");
CREATE INDEX "cash_origins_network_index" ON "cash_origins" USING btree ("network");

CREATE TABLE "customer_purchases" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL
);
CREATE INDEX "customer_purchases_returning" ON "customer_purchases" USING btree ("user_id") WHERE "customer_purchases"."orders" > 1;
CREATE INDEX "customer_purchases_refused" ON "customer_purchases" USING btree ("user_id") WHERE "customer_purchases"."refused" > 0;

CREATE TABLE "idempotent_answers" (
	"user_id" uuid NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotent_answers_user_id_call_key_pk" PRIMARY KEY("user_id","call","key")
);
CREATE INDEX "idempotent_answers_answered_at_index" ON "idempotent_answers" USING btree ("answered_at");
--> statement-breakpoint

-- === Payments and refunds ===

CREATE TABLE "order_payments" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"request" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"amount" integer NOT NULL,
	"provider_attempt" integer DEFAULT 0 NOT NULL,
	"provider_id" text,
	"status" "payment_status" DEFAULT 'starting' NOT NULL,
	"cancellation_reason" "cancellation_reason",
	"started_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"received" integer,
	"card_brand" text,
	"card_last4" text,
	"asked_at" timestamp (3) with time zone,
	CONSTRAINT "order_payments_provider_id" UNIQUE("provider_id"),
	CONSTRAINT "order_payments_amount" CHECK ("order_payments"."amount" >= 0),
	CONSTRAINT "order_payments_started" CHECK ("order_payments"."provider_id" is not null or "order_payments"."status" in ('starting', 'closed')),
	CONSTRAINT "order_payments_starting" CHECK ("order_payments"."status" <> 'starting' or "order_payments"."provider_id" is null),
	CONSTRAINT "order_payments_received" CHECK (("order_payments"."received" is not null) = ("order_payments"."status" in ('paid', 'returned'))),
	CONSTRAINT "order_payments_paid" CHECK (("order_payments"."paid_at" is not null) = ("order_payments"."status" = 'paid')),
	CONSTRAINT "order_payments_cancellation_reason" CHECK (("order_payments"."cancellation_reason" is not null) = ("order_payments"."status" in ('closed', 'returned')))
);
CREATE INDEX "order_payments_started_at_index" ON "order_payments" USING btree ("started_at") WHERE "order_payments"."status" in ('starting', 'open', 'processing');
CREATE INDEX "order_payments_recheck" ON "order_payments" USING btree ("started_at") WHERE "order_payments"."status" = 'closed';

CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"subject" jsonb,
	"received_at" timestamp (3) with time zone NOT NULL,
	"processed_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"last_error" text
);
CREATE INDEX "webhook_events_next_at_index" ON "webhook_events" USING btree ("next_at") WHERE "webhook_events"."processed_at" is null;

CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"credit" integer DEFAULT 0 NOT NULL,
	"delivery" integer DEFAULT 0 NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"is_edit" boolean DEFAULT false NOT NULL,
	"has_emails" boolean DEFAULT true NOT NULL,
	"status" "refund_status" DEFAULT 'due' NOT NULL,
	"provider_attempt" integer DEFAULT 0 NOT NULL,
	"provider_refund_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"last_error" text,
	"refunded_at" timestamp (3) with time zone,
	"to_pay_back" boolean DEFAULT false NOT NULL,
	"paid_back_at" timestamp (3) with time zone,
	"paid_back_by" text,
	"paid_back_note" text DEFAULT '' NOT NULL,
	CONSTRAINT "refunds_provider_refund_id" UNIQUE("provider_refund_id"),
	CONSTRAINT "refunds_id_order" UNIQUE("id","order_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_credit" CHECK ("refunds"."credit" between 0 and "refunds"."amount"),
	CONSTRAINT "refunds_delivery" CHECK ("refunds"."delivery" between 0 and "refunds"."amount"),
	CONSTRAINT "refunds_refunded" CHECK (("refunds"."refunded_at" is not null) = ("refunds"."status" = 'succeeded')),
	CONSTRAINT "refunds_paid_back" CHECK (("refunds"."paid_back_at" is null) = ("refunds"."paid_back_by" is null)),
	CONSTRAINT "refunds_paid_back_once" CHECK ("refunds"."paid_back_at" is null or not "refunds"."to_pay_back"),
	CONSTRAINT "refunds_pending" CHECK ("refunds"."status" <> 'pending' or "refunds"."provider_refund_id" is not null)
);
CREATE INDEX "refunds_order_id_index" ON "refunds" USING btree ("order_id");
CREATE INDEX "refunds_to_pay_back" ON "refunds" USING btree ("created_at") WHERE "refunds"."to_pay_back";
CREATE INDEX "refunds_next_at_index" ON "refunds" USING btree ("next_at") WHERE "refunds"."status" <> 'succeeded';
CREATE INDEX "refunds_recheck" ON "refunds" USING btree ("refunded_at") WHERE "refunds"."status" = 'succeeded';

CREATE TABLE "refund_lines" (
	"refund_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"amount" integer NOT NULL,
	"restocked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "refund_lines_refund_id_position_pk" PRIMARY KEY("refund_id","position"),
	CONSTRAINT "refund_lines_quantity" CHECK ("refund_lines"."quantity" > 0),
	CONSTRAINT "refund_lines_amount" CHECK ("refund_lines"."amount" >= 0),
	CONSTRAINT "refund_lines_restocked" CHECK ("refund_lines"."restocked" between 0 and "refund_lines"."quantity")
);
CREATE INDEX "refund_lines_order_id_position_index" ON "refund_lines" USING btree ("order_id","position");

CREATE TABLE "cash_remittances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"carrier" text NOT NULL,
	"file_name" text NOT NULL
);
CREATE INDEX "cash_remittances_at_index" ON "cash_remittances" USING btree ("at");

CREATE TABLE "cash_remittance_lines" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"remittance_id" uuid NOT NULL,
	"owed" integer NOT NULL,
	"paid" integer NOT NULL,
	CONSTRAINT "cash_remittance_lines_amounts" CHECK ("cash_remittance_lines"."owed" >= 0 and "cash_remittance_lines"."paid" >= 0)
);
CREATE INDEX "cash_remittance_lines_remittance_id_index" ON "cash_remittance_lines" USING btree ("remittance_id");
--> statement-breakpoint

-- === Tax documents ===

CREATE TABLE "tax_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" "tax_document_kind" NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"refund_id" uuid,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"amount" integer NOT NULL,
	"vat" integer NOT NULL,
	"content" jsonb NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"voided_at" timestamp (3) with time zone,
	CONSTRAINT "tax_documents_number" UNIQUE("number"),
	CONSTRAINT "tax_documents_refund" UNIQUE("refund_id"),
	CONSTRAINT "tax_documents_sequence" UNIQUE("kind","year","sequence"),
	CONSTRAINT "tax_documents_is_for" CHECK (("tax_documents"."kind" = 'credit_note') = ("tax_documents"."refund_id" is not null)),
	CONSTRAINT "tax_documents_vat" CHECK ("tax_documents"."vat" between 0 and "tax_documents"."amount"),
	CONSTRAINT "tax_documents_voided" CHECK ("tax_documents"."voided_at" is null or ("tax_documents"."opened_at" is null and "tax_documents"."kind" = 'invoice'))
);
CREATE UNIQUE INDEX "tax_documents_one_invoice" ON "tax_documents" USING btree ("order_id") WHERE "tax_documents"."kind" = 'invoice' and "tax_documents"."voided_at" is null;
CREATE INDEX "tax_documents_order_id_index" ON "tax_documents" USING btree ("order_id");

CREATE TABLE "pending_tax_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pending_tax_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" "tax_document_kind" NOT NULL,
	"order_id" uuid NOT NULL,
	"refund_id" uuid,
	"pending_since" timestamp (3) with time zone NOT NULL,
	"amount" integer NOT NULL,
	"vat" integer NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "pending_tax_documents_refund" UNIQUE("refund_id")
);
CREATE UNIQUE INDEX "pending_tax_documents_one_invoice" ON "pending_tax_documents" USING btree ("order_id") WHERE "pending_tax_documents"."kind" = 'invoice';
CREATE INDEX "pending_tax_documents_order_id_index" ON "pending_tax_documents" USING btree ("order_id");

CREATE TABLE "tax_document_counters" (
	"kind" "tax_document_kind" NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "tax_document_counters_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint

-- === Returns ===

CREATE TABLE "returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer DEFAULT nextval('return_numbers') NOT NULL,
	"order_id" uuid NOT NULL,
	"status" "return_status" NOT NULL,
	"resolution" "return_resolution" NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"refund_to" "refund_destination" DEFAULT 'original' NOT NULL,
	"note" text NOT NULL,
	"pickup_day" date,
	"pickup_window" text,
	"refund_id" uuid,
	CONSTRAINT "returns_number" UNIQUE("number"),
	CONSTRAINT "returns_refund" UNIQUE("refund_id"),
	CONSTRAINT "returns_id_order" UNIQUE("id","order_id"),
	CONSTRAINT "returns_pickup" CHECK (("returns"."pickup_day" is null) = ("returns"."pickup_window" is null) and "returns"."pickup_window" in ('morning', 'afternoon', 'evening')),
	CONSTRAINT "returns_refunded" CHECK (("returns"."refund_id" is not null) = ("returns"."status" = 'refunded'))
);
CREATE INDEX "returns_order_id_index" ON "returns" USING btree ("order_id");
CREATE INDEX "returns_open" ON "returns" USING btree ("requested_at") WHERE "returns"."status" in ('requested', 'approved', 'picked_up', 'received', 'checked');

CREATE TABLE "return_lines" (
	"return_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"reason" "return_reason" NOT NULL,
	"new_size_entry_id" uuid,
	"new_size" text,
	"reserved" integer DEFAULT 0 NOT NULL,
	"restocked" integer DEFAULT 0 NOT NULL,
	"worn" integer DEFAULT 0 NOT NULL,
	"broken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "return_lines_return_id_position_pk" PRIMARY KEY("return_id","position"),
	CONSTRAINT "return_lines_quantity" CHECK ("return_lines"."quantity" > 0),
	CONSTRAINT "return_lines_reserved" CHECK ("return_lines"."reserved" between 0 and "return_lines"."quantity"),
	CONSTRAINT "return_lines_restocked" CHECK ("return_lines"."restocked" between 0 and "return_lines"."quantity"),
	CONSTRAINT "return_lines_checked" CHECK ("return_lines"."worn" >= 0 and "return_lines"."broken" >= 0 and "return_lines"."restocked" + "return_lines"."worn" + "return_lines"."broken" <= "return_lines"."quantity")
);
CREATE INDEX "return_lines_order_id_position_index" ON "return_lines" USING btree ("order_id","position");
CREATE INDEX "return_lines_new_size_entry_id_index" ON "return_lines" USING btree ("new_size_entry_id");
CREATE INDEX "return_lines_set_aside" ON "return_lines" USING btree ("return_id") WHERE "return_lines"."worn" > 0;

CREATE TABLE "return_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"return_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"from_status" "return_status",
	"to_status" "return_status" NOT NULL,
	"reason" text
);
CREATE INDEX "return_events_return_id_index" ON "return_events" USING btree ("return_id");

CREATE TABLE "return_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"return_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"content" "bytea" NOT NULL
);
CREATE INDEX "return_photos_order_id_index" ON "return_photos" USING btree ("order_id");
CREATE INDEX "return_photos_return_id_index" ON "return_photos" USING btree ("return_id");
CREATE INDEX "return_photos_unused" ON "return_photos" USING btree ("at") WHERE "return_photos"."return_id" is null;
--> statement-breakpoint

-- === Reviews and questions ===

CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"stars" integer NOT NULL,
	"fit" "review_fit",
	"child_size" text NOT NULL,
	"text" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"helpful" integer DEFAULT 0 NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "reviews_one" UNIQUE("product_id","user_id"),
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_helpful" CHECK ("reviews"."helpful" >= 0)
);
CREATE INDEX "reviews_user_id_index" ON "reviews" USING btree ("user_id");
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("product_id","helpful" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id") WHERE "reviews"."hidden_at" is null;
CREATE INDEX "reviews_open" ON "reviews" USING btree ("id") WHERE "reviews"."answered_at" is null and "reviews"."hidden_at" is null;
CREATE INDEX "reviews_created" ON "reviews" USING btree ("created_at","id");

CREATE TABLE "review_votes" (
	"review_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "review_votes_review_id_user_id_pk" PRIMARY KEY("review_id","user_id")
);
CREATE INDEX "review_votes_user_id_index" ON "review_votes" USING btree ("user_id");

CREATE TABLE "review_summaries" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"stars" integer[] NOT NULL,
	"fits" integer[] NOT NULL,
	CONSTRAINT "review_summaries_counts" CHECK (cardinality("review_summaries"."stars") = 5 and cardinality("review_summaries"."fits") = 3)
);

CREATE TABLE "review_requests" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL
);

CREATE TABLE "review_opt_outs" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);

CREATE TABLE "review_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"review_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"small" "bytea" NOT NULL,
	"large" "bytea" NOT NULL,
	"hidden_at" timestamp (3) with time zone
);
CREATE INDEX "review_photos_review_id_index" ON "review_photos" USING btree ("review_id");
CREATE INDEX "review_photos_user_id_index" ON "review_photos" USING btree ("user_id");
CREATE INDEX "review_photos_unused" ON "review_photos" USING btree ("at") WHERE "review_photos"."review_id" is null;

CREATE TABLE "product_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"question" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"network" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"emailed_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone
);
CREATE INDEX "product_questions_shown" ON "product_questions" USING btree ("product_id","answered_at" DESC NULLS LAST,"id") WHERE "product_questions"."answered_at" is not null and "product_questions"."hidden_at" is null;
CREATE INDEX "product_questions_open" ON "product_questions" USING btree ("id") WHERE "product_questions"."answered_at" is null and "product_questions"."hidden_at" is null;
CREATE INDEX "product_questions_user_id_index" ON "product_questions" USING btree ("user_id");
CREATE INDEX "product_questions_created" ON "product_questions" USING btree ("created_at");
--> statement-breakpoint

-- === Messages ===

CREATE TABLE "emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"about" uuid,
	"to" text NOT NULL,
	"language" text NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"last_error" text,
	"sent_at" timestamp (3) with time zone,
	"gave_up_at" timestamp (3) with time zone
);
CREATE INDEX "emails_waiting" ON "emails" USING btree ("id") WHERE "emails"."sent_at" is null and "emails"."gave_up_at" is null;
CREATE INDEX "emails_failed" ON "emails" USING btree ("id") WHERE "emails"."gave_up_at" is not null;
CREATE INDEX "emails_about" ON "emails" USING btree ("about") WHERE "emails"."about" is not null;
CREATE INDEX "emails_of_accounts" ON "emails" USING btree ("to","kind") WHERE "emails"."about" is null;

CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_once" UNIQUE("order_id","endpoint")
);
CREATE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint");

CREATE TABLE "push_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"step" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"last_error" text,
	"sent_at" timestamp (3) with time zone,
	"gave_up_at" timestamp (3) with time zone
);
CREATE INDEX "push_messages_subscription" ON "push_messages" USING btree ("subscription_id");
CREATE INDEX "push_messages_waiting" ON "push_messages" USING btree ("id") WHERE "push_messages"."sent_at" is null and "push_messages"."gave_up_at" is null;

CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"order_number" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"network" text NOT NULL,
	"done_at" timestamp (3) with time zone,
	"done_by" text
);
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."done_at" is null;
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at");
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree ("email");
--> statement-breakpoint

-- === Webhooks ===

CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_secret_ends_at" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paused" text,
	"failing_since" timestamp (3) with time zone,
	CONSTRAINT "webhook_endpoints_paused" CHECK ("webhook_endpoints"."paused" in ('staff', 'failing', 'gone')),
	CONSTRAINT "webhook_endpoints_previous" CHECK (("webhook_endpoints"."previous_secret" is null) = ("webhook_endpoints"."previous_secret_ends_at" is null))
);

CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"endpoint_id" uuid NOT NULL,
	"type" text NOT NULL,
	"subject_id" uuid,
	"data" jsonb NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"last_error" text,
	"response_status" integer,
	"response" text,
	"delivered_at" timestamp (3) with time zone,
	"gave_up_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_deliveries_number" UNIQUE("number")
);
CREATE INDEX "webhook_deliveries_of_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","number");
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("endpoint_id","next_at") WHERE "webhook_deliveries"."delivered_at" is null and "webhook_deliveries"."gave_up_at" is null;
CREATE INDEX "webhook_deliveries_failed" ON "webhook_deliveries" USING btree ("id") WHERE "webhook_deliveries"."gave_up_at" is not null;
CREATE INDEX "webhook_deliveries_untried" ON "webhook_deliveries" USING btree ("subject_id","endpoint_id") WHERE "webhook_deliveries"."attempts" = 0;
--> statement-breakpoint

-- === Analytics ===

CREATE TABLE "daily_sales" (
	"day" date NOT NULL,
	"region" text NOT NULL,
	"payment_method" "payment_method" NOT NULL,
	"orders" integer NOT NULL,
	"units" integer NOT NULL,
	"amount" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"refunds" integer NOT NULL,
	"refunded" bigint NOT NULL,
	"returned" integer NOT NULL,
	"is_merged" boolean DEFAULT false NOT NULL
);
CREATE INDEX "daily_sales_day_index" ON "daily_sales" USING btree ("day");

CREATE TABLE "daily_item_sales" (
	"day" date NOT NULL,
	"product_id" uuid NOT NULL,
	"sub_sku" text NOT NULL,
	"units" integer NOT NULL,
	"amount" bigint NOT NULL,
	"is_merged" boolean DEFAULT false NOT NULL
);
CREATE INDEX "daily_item_sales_day_index" ON "daily_item_sales" USING btree ("day");

CREATE TABLE "recent_sales" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"units" integer DEFAULT 0 NOT NULL
);
CREATE INDEX "recent_sales_units_product_id_index" ON "recent_sales" USING btree ("units" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);

CREATE TABLE "daily_code_uses" (
	"day" date NOT NULL,
	"code" text NOT NULL,
	"orders" integer NOT NULL,
	"coupon" bigint NOT NULL,
	"is_merged" boolean DEFAULT false NOT NULL
);
CREATE INDEX "daily_code_uses_day_index" ON "daily_code_uses" USING btree ("day");

CREATE TABLE "missed_searches" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "missed_searches_day_words_pk" PRIMARY KEY("day","words")
);
--> statement-breakpoint

-- === Foreign keys ===

ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_passkeys" ADD CONSTRAINT "user_passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "newsletter_consents" ADD CONSTRAINT "newsletter_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "buyer_companies" ADD CONSTRAINT "buyer_companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "saved_addresses" ADD CONSTRAINT "saved_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "child_sizes" ADD CONSTRAINT "child_sizes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff" ADD CONSTRAINT "staff_role_staff_roles_id_fk" FOREIGN KEY ("role") REFERENCES "public"."staff_roles"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_trusted_browsers" ADD CONSTRAINT "staff_trusted_browsers_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_sign_ins" ADD CONSTRAINT "staff_sign_ins_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_api_keys" ADD CONSTRAINT "staff_api_keys_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "variant_names" ADD CONSTRAINT "variant_names_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "size_entries" ADD CONSTRAINT "size_entries_variant" FOREIGN KEY ("variant_id","product_id") REFERENCES "public"."variants"("id","product_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "product_translations" ADD CONSTRAINT "product_translations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "variant_translations" ADD CONSTRAINT "variant_translations_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "product_marks" ADD CONSTRAINT "product_marks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "short_sizes" ADD CONSTRAINT "short_sizes_size_entry_id_size_entries_id_fk" FOREIGN KEY ("size_entry_id") REFERENCES "public"."size_entries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "product_import_items" ADD CONSTRAINT "product_import_items_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_size_entry_id_size_entries_id_fk" FOREIGN KEY ("size_entry_id") REFERENCES "public"."size_entries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "cart_merges" ADD CONSTRAINT "cart_merges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_size_entry_id_size_entries_id_fk" FOREIGN KEY ("size_entry_id") REFERENCES "public"."size_entries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "cart_reminders" ADD CONSTRAINT "cart_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_code_discount_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."discount_codes"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "store_credit_accounts" ADD CONSTRAINT "store_credit_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "store_credit_entries" ADD CONSTRAINT "store_credit_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "store_credit_entries" ADD CONSTRAINT "store_credit_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "store_credit_entries" ADD CONSTRAINT "store_credit_entries_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "store_credit_entries" ADD CONSTRAINT "store_credit_entries_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "gift_card_codes" ADD CONSTRAINT "gift_card_codes_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_size_entry_id_size_entries_id_fk" FOREIGN KEY ("size_entry_id") REFERENCES "public"."size_entries"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_parcels" ADD CONSTRAINT "order_parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_edits" ADD CONSTRAINT "order_edits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cash_origins" ADD CONSTRAINT "cash_origins_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "customer_purchases" ADD CONSTRAINT "customer_purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund" FOREIGN KEY ("refund_id","order_id") REFERENCES "public"."refunds"("id","order_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_line" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cash_remittance_lines" ADD CONSTRAINT "cash_remittance_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cash_remittance_lines" ADD CONSTRAINT "cash_remittance_lines_remittance_id_cash_remittances_id_fk" FOREIGN KEY ("remittance_id") REFERENCES "public"."cash_remittances"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pending_tax_documents" ADD CONSTRAINT "pending_tax_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pending_tax_documents" ADD CONSTRAINT "pending_tax_documents_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "returns" ADD CONSTRAINT "returns_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_new_size_entry_id_size_entries_id_fk" FOREIGN KEY ("new_size_entry_id") REFERENCES "public"."size_entries"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return" FOREIGN KEY ("return_id","order_id") REFERENCES "public"."returns"("id","order_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_line" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;
ALTER TABLE "return_events" ADD CONSTRAINT "return_events_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_line" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "review_summaries" ADD CONSTRAINT "review_summaries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "review_opt_outs" ADD CONSTRAINT "review_opt_outs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "recent_sales" ADD CONSTRAINT "recent_sales_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint

-- === Stock ledger ===

-- An update of stock gives its reason in the columns movement_*, which the stored row has empty. An update without a
-- reason is a correction.
CREATE FUNCTION "record_stock_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.stocks <> OLD.stocks THEN
    INSERT INTO stock_movements (size_entry_id, sub_sku, delta, reason, order_id, actor, note, at)
    VALUES (NEW.id, NEW.sub_sku, NEW.stocks - OLD.stocks, coalesce(NEW.movement_reason, 'correction'),
      NEW.movement_order_id, coalesce(NEW.movement_actor, 'database'), NEW.movement_note, now());
  END IF;
  NEW.movement_reason := NULL;
  NEW.movement_order_id := NULL;
  NEW.movement_actor := NULL;
  NEW.movement_note := NULL;
  RETURN NEW;
END
$$;

CREATE TRIGGER "record_change" BEFORE UPDATE OF "stocks", "movement_reason", "movement_order_id", "movement_actor",
  "movement_note" ON "size_entries" FOR EACH ROW EXECUTE FUNCTION "record_stock_change"();

CREATE FUNCTION "record_opening_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_movements (size_entry_id, sub_sku, delta, reason, actor, at)
  SELECT id, sub_sku, stocks, 'opening', 'system', now() FROM added WHERE stocks <> 0 ORDER BY id;
  RETURN NULL;
END
$$;

CREATE TRIGGER "record_opening" AFTER INSERT ON "size_entries" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "record_opening_stock"();

CREATE FUNCTION "record_removed_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_movements (size_entry_id, sub_sku, delta, reason, actor, at)
  SELECT id, sub_sku, -stocks, 'removal', 'system', now() FROM removed WHERE stocks <> 0 ORDER BY id;
  RETURN NULL;
END
$$;

CREATE TRIGGER "record_removal" AFTER DELETE ON "size_entries" REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION "record_removed_stock"();

-- Only the triggers above add to the ledger, and nothing changes it. Stock is deleted row by row, so the ledger records
-- it.
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is not allowed: the stock ledger records what happened to the stock', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'stock_ledger', TABLE = TG_TABLE_NAME;
END
$$;

CREATE TRIGGER "refuse_change" BEFORE UPDATE OR DELETE OR TRUNCATE ON "stock_movements"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();

CREATE TRIGGER "refuse_insert" BEFORE INSERT ON "stock_movements"
FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "refuse_ledger_change"();

CREATE TRIGGER "refuse_truncate" BEFORE TRUNCATE ON "size_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint

-- === Carts ===

-- One transaction at a time adds lines to a cart. The lock is separate from the lock of the customer (seed 0).
CREATE FUNCTION "lock_cart"("customer" uuid) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended("customer"::text, 1))
$$;

-- Counts with a new snapshot after the lock. The snapshot of the calling statement is older than the lock.
CREATE FUNCTION "cart_takes"("customer" uuid, "entry" uuid, "max_lines" integer) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "lock_cart"("customer");
  RETURN EXISTS (SELECT FROM "cart_lines" WHERE "user_id" = "customer" AND "size_entry_id" = "entry")
    OR (SELECT count(*) FROM "cart_lines" WHERE "user_id" = "customer") < "max_lines";
END
$$;
--> statement-breakpoint

-- === Prices and names of products ===

-- A name belongs to the colour that had it last.
CREATE FUNCTION "keep_variant_name"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO variant_names (product_id, color_name, variant_id) VALUES (NEW.product_id, NEW.color_name, NEW.id)
  ON CONFLICT (product_id, color_name) DO UPDATE SET variant_id = excluded.variant_id;
  RETURN NULL;
END
$$;

CREATE TRIGGER "keep_name" AFTER INSERT OR UPDATE OF "product_id", "color_name" ON "variants"
FOR EACH ROW EXECUTE FUNCTION "keep_variant_name"();

-- Records the price and discount of products where they differ from the last record: the price of the cheapest size and
-- the discount that applies.
CREATE FUNCTION "record_prices"("ids" uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO price_changes (product_id, at, price, discount)
  SELECT id, now(), price, discount FROM (
    SELECT p.id,
      CASE WHEN p.status = 'published' THEN coalesce(
        (SELECT min(coalesce(s.price, p.price)) FROM size_entries s WHERE s.product_id = p.id), p.price) END AS price,
      greatest(p.discount, p.applied_sale, CASE WHEN p.flashsale AND NOT p.flash_paused THEN p.flash_discount ELSE 0 END)
        AS discount
    FROM products p WHERE p.id = ANY (ids)) present
  WHERE (price, discount) IS DISTINCT FROM
    (SELECT (c.price, c.discount) FROM price_changes c WHERE c.product_id = present.id ORDER BY c.at DESC LIMIT 1)
  ON CONFLICT (product_id, at) DO UPDATE SET price = excluded.price, discount = excluded.discount
$$;

CREATE FUNCTION "record_added_prices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'products' THEN
    PERFORM record_prices(ARRAY (SELECT id FROM added));
  ELSE
    PERFORM record_prices(ARRAY (SELECT DISTINCT product_id FROM added));
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "record_added_prices" AFTER INSERT ON "products" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "record_added_prices"();

CREATE TRIGGER "record_added_prices" AFTER INSERT ON "size_entries" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "record_added_prices"();

CREATE FUNCTION "record_removed_prices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_prices(ARRAY (SELECT DISTINCT product_id FROM removed));
  RETURN NULL;
END
$$;

CREATE TRIGGER "record_removed_prices" AFTER DELETE ON "size_entries" REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION "record_removed_prices"();

CREATE FUNCTION "record_product_prices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_prices(ARRAY (SELECT n.id FROM after n JOIN before o USING (id)
    WHERE (n.price, n.discount, n.applied_sale, n.flashsale, n.flash_discount, n.flash_paused, n.status)
      IS DISTINCT FROM (o.price, o.discount, o.applied_sale, o.flashsale, o.flash_discount, o.flash_paused, o.status)));
  RETURN NULL;
END
$$;

CREATE TRIGGER "record_product_prices" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION "record_product_prices"();

CREATE FUNCTION "record_size_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_prices(ARRAY [NEW.product_id]);
  RETURN NULL;
END
$$;

-- A row trigger, so orders, which only change stock, do not fire it.
CREATE TRIGGER "record_size_price" AFTER UPDATE OF "price" ON "size_entries"
FOR EACH ROW WHEN (OLD.price IS DISTINCT FROM NEW.price) EXECUTE FUNCTION "record_size_price"();
--> statement-breakpoint

-- === Amounts of orders, refunds and returns ===

-- The lines of an order add up to the amounts of the order, with the VAT of each line at the rate of the order. A check
-- constraint sees only one row.
CREATE FUNCTION "check_order_sums"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  the_id uuid;
  the_order "orders";
  sums record;
BEGIN
  IF TG_TABLE_NAME = 'orders' THEN the_id := NEW."id";
  ELSIF TG_OP = 'DELETE' THEN the_id := OLD."order_id";
  ELSE the_id := NEW."order_id";
  END IF;
  SELECT * INTO the_order FROM "orders" WHERE "id" = the_id;
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT coalesce(sum("line_paid"), 0) AS "paid", coalesce(sum("coupon_share"), 0) AS "coupon",
    coalesce(sum("vat"), 0) AS "vat", coalesce(bool_and("vat" = div(("line_paid" - "coupon_share") * the_order."vat_rate" * 2
      + 100 + the_order."vat_rate", 2 * (100 + the_order."vat_rate"))), true) AS "exact"
  INTO sums FROM "order_lines" WHERE "order_id" = the_order."id";
  IF (sums."paid", sums."coupon",
      sums."vat" + the_order."delivery_vat" + the_order."express_vat" + the_order."cash_fee_vat", sums."exact")
    IS DISTINCT FROM (the_order."discounted"::bigint, the_order."coupon"::bigint, the_order."vat"::bigint, true)
  THEN
    RAISE EXCEPTION 'The lines of order % do not add up to it', the_order."id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_sums', TABLE = 'orders';
  END IF;
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER "order_lines_sums" AFTER INSERT OR DELETE
  OR UPDATE OF "order_id", "line_paid", "coupon_share", "vat" ON "order_lines"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_order_sums"();

CREATE CONSTRAINT TRIGGER "orders_sums" AFTER INSERT
  OR UPDATE OF "discounted", "coupon", "vat_rate", "delivery_vat", "express_vat", "cash_fee_vat", "vat" ON "orders"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_order_sums"();

-- Refunds never exceed the payment. The order is locked, so refunds queued by other connections count. Money paid by card
-- or cash is refunded the same way or as credit, and credit only as credit.
CREATE FUNCTION "check_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  the_order "orders";
  came_in bigint;
  by_credit bigint := 0;
  total bigint;
  total_credit bigint;
BEGIN
  SELECT * INTO the_order FROM "orders" WHERE "id" = NEW."order_id" FOR UPDATE;
  SELECT "received" INTO came_in FROM "order_payments" WHERE "order_id" = NEW."order_id";
  IF NOT FOUND AND the_order."paid" THEN came_in := the_order."amount" - the_order."credit"; END IF;
  SELECT coalesce(sum("amount"), 0) + NEW."amount", coalesce(sum("credit"), 0) + NEW."credit" INTO total, total_credit
  FROM "refunds" WHERE "order_id" = NEW."order_id" AND "id" <> NEW."id";
  IF the_order."paid" THEN
    SELECT the_order."credit" + coalesce(sum("credit"), 0) + CASE WHEN NEW."is_edit" THEN NEW."credit" ELSE 0 END INTO by_credit
    FROM "refunds" WHERE "order_id" = NEW."order_id" AND "id" <> NEW."id" AND "is_edit";
  END IF;
  IF total > coalesce(came_in, 0) + by_credit OR total - total_credit > coalesce(came_in, 0) THEN
    RAISE EXCEPTION 'Order % cannot give back more than was paid', NEW."order_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment', TABLE = 'refunds';
  END IF;
  IF NEW."amount" < (SELECT coalesce(sum("amount"), 0) FROM "refund_lines" WHERE "refund_id" = NEW."id") THEN
    RAISE EXCEPTION 'Refund % is less than its lines', NEW."id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_lines_within_refund', TABLE = 'refunds';
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER "refunds_within_payment" BEFORE INSERT OR UPDATE OF "id", "order_id", "amount", "credit" ON "refunds"
FOR EACH ROW EXECUTE FUNCTION "check_refund"();

CREATE FUNCTION "check_refund_line"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ordered "order_lines";
  units bigint;
  fils bigint;
BEGIN
  PERFORM FROM "orders" WHERE "id" = NEW."order_id" FOR UPDATE;
  SELECT * INTO ordered FROM "order_lines" WHERE "order_id" = NEW."order_id" AND "position" = NEW."position";
  SELECT coalesce(sum("quantity"), 0), coalesce(sum("amount"), 0) INTO units, fils FROM "refund_lines"
  WHERE "order_id" = NEW."order_id" AND "position" = NEW."position" AND "refund_id" <> NEW."refund_id";
  IF units + NEW."quantity" > ordered."quantity" OR fils + NEW."amount" > ordered."line_paid" - ordered."coupon_share" THEN
    RAISE EXCEPTION 'Line % of order % cannot give back more than was bought', NEW."position", NEW."order_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_lines_within_line', TABLE = 'refund_lines';
  END IF;
  IF NEW."amount" + (SELECT coalesce(sum("amount"), 0) FROM "refund_lines"
      WHERE "refund_id" = NEW."refund_id" AND "position" <> NEW."position")
    > (SELECT "amount" FROM "refunds" WHERE "id" = NEW."refund_id")
  THEN
    RAISE EXCEPTION 'Refund % is less than its lines', NEW."refund_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_lines_within_refund', TABLE = 'refund_lines';
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER "refund_lines_within_line" BEFORE INSERT OR UPDATE ON "refund_lines"
FOR EACH ROW EXECUTE FUNCTION "check_refund_line"();

-- Returns never exceed the items bought. The order is locked, so other requests count.
CREATE FUNCTION "check_return_line"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "orders" WHERE "id" = NEW."order_id" FOR UPDATE;
  IF NEW."quantity" + (SELECT coalesce(sum(l."quantity"), 0) FROM "return_lines" l JOIN "returns" r ON r."id" = l."return_id"
      WHERE l."order_id" = NEW."order_id" AND l."position" = NEW."position" AND l."return_id" <> NEW."return_id"
        AND r."status" NOT IN ('declined', 'cancelled'))
    > (SELECT "quantity" FROM "order_lines" WHERE "order_id" = NEW."order_id" AND "position" = NEW."position")
  THEN
    RAISE EXCEPTION 'Line % of order % cannot come back more often than it was bought', NEW."position", NEW."order_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'return_lines_within_line', TABLE = 'return_lines';
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER "return_lines_within_line" BEFORE INSERT OR UPDATE OF "order_id", "position", "quantity" ON "return_lines"
FOR EACH ROW EXECUTE FUNCTION "check_return_line"();

-- An issued tax document never changes. The time when it was opened or voided is set once.
CREATE FUNCTION "keep_tax_documents"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted tax_documents := OLD;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    noted.opened_at := coalesce(OLD.opened_at, NEW.opened_at);
    noted.voided_at := coalesce(OLD.voided_at, NEW.voided_at);
    IF NEW IS NOT DISTINCT FROM noted THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'A tax document that was issued is never changed' USING ERRCODE = 'integrity_constraint_violation';
END
$$;

CREATE TRIGGER "keep_rows" BEFORE UPDATE OR DELETE ON "tax_documents"
FOR EACH ROW EXECUTE FUNCTION "keep_tax_documents"();

CREATE TRIGGER "keep_table" BEFORE TRUNCATE ON "tax_documents"
FOR EACH STATEMENT EXECUTE FUNCTION "keep_tax_documents"();

-- The balance of a customer follows from the entries. Its row is locked, so simultaneous entries count each other.
CREATE FUNCTION "keep_store_credit"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  spent bigint;
  used bigint;
BEGIN
  INSERT INTO "store_credit_accounts" ("user_id", "balance") VALUES (NEW."user_id", 0) ON CONFLICT DO NOTHING;
  UPDATE "store_credit_accounts" SET "balance" = "balance" + NEW."amount" WHERE "user_id" = NEW."user_id"
  RETURNING "balance" INTO NEW."balance";
  -- Taken below the lock, so that the ids of a customer are in the order of the balances.
  NEW."id" := nextval('store_credit_entries_id_seq');
  IF NEW."order_id" IS NOT NULL THEN
    SELECT "credit" INTO used FROM "orders" WHERE "id" = NEW."order_id" FOR UPDATE;
    SELECT -(coalesce(sum("amount"), 0) + NEW."amount") INTO spent FROM "store_credit_entries" WHERE "order_id" = NEW."order_id";
    IF spent < 0 OR (NEW."amount" < 0 AND spent > used) THEN
      RAISE EXCEPTION 'Order % would hold % of the credit that it has taken', NEW."order_id", spent
        USING ERRCODE = 'check_violation', CONSTRAINT = 'store_credit_entries_of_order', TABLE = 'store_credit_entries';
    END IF;
  END IF;
  IF NEW."refund_id" IS NOT NULL AND NEW."amount" <> (SELECT "credit" FROM "refunds" WHERE "id" = NEW."refund_id") THEN
    RAISE EXCEPTION 'Refund % gives another amount of credit', NEW."refund_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'store_credit_entries_of_refund', TABLE = 'store_credit_entries';
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER "keep_balance" BEFORE INSERT ON "store_credit_entries" FOR EACH ROW EXECUTE FUNCTION "keep_store_credit"();

CREATE FUNCTION "keep_gift_card"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "gift_cards" SET "balance" = "balance" + NEW."amount" WHERE "id" = NEW."gift_card_id";
  RETURN NEW;
END
$$;

CREATE TRIGGER "keep_balance" BEFORE INSERT ON "gift_card_entries" FOR EACH ROW EXECUTE FUNCTION "keep_gift_card"();

CREATE FUNCTION "refuse_changed_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'An entry of % is never changed', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = 'entries_unchanged', TABLE = TG_TABLE_NAME;
END
$$;

-- Erasing a customer clears the reason of the staff. Amounts and their sources stay.
CREATE TRIGGER "unchanged" BEFORE DELETE OR UPDATE OF "id", "user_id", "at", "reason", "amount", "balance", "actor",
  "order_id", "refund_id", "gift_card_id" ON "store_credit_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_changed_entry"();

CREATE TRIGGER "unchanged" BEFORE DELETE OR UPDATE ON "gift_card_entries"
FOR EACH ROW EXECUTE FUNCTION "refuse_changed_entry"();
--> statement-breakpoint

-- === Marks and cards of products ===

-- The marks that staff filter by, and whether a product with these values has them.
CREATE FUNCTION "product_flags"(discount numeric, applied_sale numeric, flashsale boolean, flash_paused boolean,
  flash_discount numeric, bestseller boolean, bestofkids boolean)
RETURNS TABLE ("mark" text, "holds" boolean) LANGUAGE sql IMMUTABLE
BEGIN ATOMIC
  SELECT * FROM (VALUES
    ('reduced', greatest(discount, applied_sale) > 0 OR flashsale AND NOT flash_paused AND flash_discount > 0),
    ('flashsale', flashsale), ('bestseller', bestseller), ('bestofkids', bestofkids)) AS f;
END;

CREATE FUNCTION "mark_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM product_marks m USING after a CROSS JOIN LATERAL product_flags(a.discount, a.applied_sale, a.flashsale,
    a.flash_paused, a.flash_discount, a.bestseller, a.bestofkids) f
  WHERE NOT f.holds AND m.mark = f.mark AND m.product_id = a.id;
  INSERT INTO product_marks (mark, product_id)
  SELECT f.mark, a.id FROM after a CROSS JOIN LATERAL product_flags(a.discount, a.applied_sale, a.flashsale,
    a.flash_paused, a.flash_discount, a.bestseller, a.bestofkids) f
  WHERE f.holds ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE TRIGGER "mark_new" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "mark_products"();

CREATE TRIGGER "mark_changed" AFTER UPDATE ON "products" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "mark_products"();

CREATE FUNCTION "mark_untranslated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_marks (mark, product_id) SELECT 'no_arabic', id FROM after;
  RETURN NULL;
END
$$;

CREATE TRIGGER "mark_untranslated" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "mark_untranslated"();

-- Deleting a product deletes its translations, so the product may be missing here.
CREATE FUNCTION "mark_translated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' AND NEW.name <> '' THEN
    DELETE FROM product_marks WHERE mark = 'no_arabic' AND product_id = NEW.product_id;
  ELSE
    INSERT INTO product_marks (mark, product_id) SELECT 'no_arabic', id FROM products
    WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.product_id ELSE NEW.product_id END ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "mark_translated" AFTER INSERT OR UPDATE OF "name" ON "product_translations"
FOR EACH ROW WHEN (NEW.language = 'ar') EXECUTE FUNCTION "mark_translated"();

CREATE TRIGGER "mark_untranslated" AFTER DELETE ON "product_translations"
FOR EACH ROW WHEN (OLD.language = 'ar') EXECUTE FUNCTION "mark_translated"();

-- Three units are `LOW_STOCK` of the domain.
CREATE FUNCTION "note_short_size"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.counted AND NEW.stocks <= 3 THEN
    INSERT INTO short_sizes (size_entry_id, product_id) VALUES (NEW.id, NEW.product_id) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM short_sizes WHERE size_entry_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "note_short_new" AFTER INSERT ON "size_entries"
FOR EACH ROW WHEN (NEW.counted AND NEW.stocks <= 3) EXECUTE FUNCTION "note_short_size"();

CREATE TRIGGER "note_short_changed" AFTER UPDATE OF "stocks", "counted" ON "size_entries"
FOR EACH ROW WHEN ((NEW.counted AND NEW.stocks <= 3) <> (OLD.counted AND OLD.stocks <= 3)) EXECUTE FUNCTION "note_short_size"();

CREATE FUNCTION "add_to_recent_sales"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO recent_sales (product_id) SELECT id FROM after;
  RETURN NULL;
END
$$;

CREATE TRIGGER "add_to_recent_sales" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "add_to_recent_sales"();

-- For products written without triggers, such as a restored or generated shop.
CREATE FUNCTION "rebuild_product_marks"() RETURNS void LANGUAGE sql
BEGIN ATOMIC
  DELETE FROM product_marks;
  DELETE FROM short_sizes;
  INSERT INTO product_marks (mark, product_id)
  SELECT f.mark, p.id FROM products p CROSS JOIN LATERAL product_flags(p.discount, p.applied_sale, p.flashsale,
    p.flash_paused, p.flash_discount, p.bestseller, p.bestofkids) f WHERE f.holds
  UNION ALL SELECT 'no_arabic', p.id FROM products p WHERE NOT EXISTS
    (SELECT FROM product_translations t WHERE t.product_id = p.id AND t.language = 'ar' AND t.name <> '');
  INSERT INTO short_sizes (size_entry_id, product_id)
  SELECT id, product_id FROM size_entries WHERE counted AND stocks <= 3;
  INSERT INTO recent_sales (product_id) SELECT id FROM products ON CONFLICT DO NOTHING;
END;

-- A change of stock in the transaction of an order announces nothing. A size that sold out only makes its card stale.
CREATE FUNCTION "stale_card_of_size"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "stale_cards" ("product_id") VALUES (NEW.product_id);
  RETURN NULL;
END
$$;

CREATE TRIGGER "stale_card" AFTER UPDATE OF "stocks" ON "size_entries" FOR EACH ROW
WHEN ((OLD.available > 0) <> (NEW.available > 0)) EXECUTE FUNCTION "stale_card_of_size"();

CREATE FUNCTION "stale_cards_of_kinds"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "stale_cards" ("product_id") SELECT "id" FROM "products"
  WHERE "sub_category" IN (NEW."sub_category", OLD."sub_category");
  RETURN NULL;
END
$$;

CREATE TRIGGER "stale_cards" AFTER INSERT OR UPDATE OR DELETE ON "sub_category_translations"
FOR EACH ROW EXECUTE FUNCTION "stale_cards_of_kinds"();

CREATE FUNCTION "truncate_cards"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE "product_cards", "card_counts";
  INSERT INTO "stale_cards" ("product_id") SELECT "id" FROM "products";
  RETURN NULL;
END
$$;

CREATE TRIGGER "truncate_cards" AFTER TRUNCATE ON "products"
FOR EACH STATEMENT EXECUTE FUNCTION "truncate_cards"();

CREATE TRIGGER "truncate_cards" AFTER TRUNCATE ON "variants"
FOR EACH STATEMENT EXECUTE FUNCTION "truncate_cards"();

CREATE TRIGGER "truncate_cards" AFTER TRUNCATE ON "size_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "truncate_cards"();

CREATE TRIGGER "truncate_cards" AFTER TRUNCATE ON "product_translations"
FOR EACH STATEMENT EXECUTE FUNCTION "truncate_cards"();

CREATE TRIGGER "truncate_cards" AFTER TRUNCATE ON "variant_translations"
FOR EACH STATEMENT EXECUTE FUNCTION "truncate_cards"();

CREATE TRIGGER "truncate_cards" AFTER TRUNCATE ON "sub_category_translations"
FOR EACH STATEMENT EXECUTE FUNCTION "truncate_cards"();

-- The argument is the query that finds removed and added cards (-1 and 1) in the transition tables.
CREATE FUNCTION "count_cards"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE 'WITH changed AS MATERIALIZED (' || TG_ARGV[0] || $count$)
    INSERT INTO "card_counts" AS stored ("kind", "category", "type_slug", "department", "value", "names", "count")
    SELECT counted.kind, category, type_slug, department, counted.value,
      (array_agg(counted.names) FILTER (WHERE sign > 0 AND counted.names IS NOT NULL))[1], sum(sign)
    FROM changed CROSS JOIN LATERAL (
      SELECT 'product', '', type_names
      UNION ALL SELECT 'price', displayed_price::text, NULL
      UNION ALL SELECT 'stock', '', NULL WHERE in_stock
      UNION ALL SELECT 'size', size, NULL FROM unnest(sizes) size
      UNION ALL SELECT 'word', word, NULL FROM unnest(words) word
      UNION ALL SELECT 'colour', colour, (array_agg(colour_names -> (place - 1)::integer ORDER BY place))[1]
        FROM unnest(colours) WITH ORDINALITY AS listed (colour, place) WHERE NOT has_options GROUP BY colour
    ) AS counted (kind, value, names)
    GROUP BY counted.kind, category, type_slug, department, counted.value
    HAVING sum(sign) <> 0 OR count(DISTINCT counted.names) > 1
    ON CONFLICT ("kind", "category", "type_slug", "department", "value")
    DO UPDATE SET "count" = stored.count + EXCLUDED.count, "names" = coalesce(EXCLUDED.names, stored.names)$count$;
  DELETE FROM "card_counts" WHERE "count" = 0;
  RETURN NULL;
END
$$;

CREATE TRIGGER "count_insert" AFTER INSERT ON "product_cards" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "count_cards"('SELECT *, 1 AS sign FROM after');

CREATE TRIGGER "count_update" AFTER UPDATE ON "product_cards" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "count_cards"('SELECT *, 1 AS sign FROM after UNION ALL SELECT *, -1 FROM before');

CREATE TRIGGER "count_delete" AFTER DELETE ON "product_cards" REFERENCING OLD TABLE AS "before"
FOR EACH STATEMENT EXECUTE FUNCTION "count_cards"('SELECT *, -1 AS sign FROM before');
--> statement-breakpoint

-- === Analytics ===

-- Amounts that a sold order adds to the analytics, for triggers, rebuilding and the doctor. A refund of an edit is left
-- out, because the edited order itself costs less.
CREATE VIEW "order_sales" AS
SELECT id AS order_id, dubai_day(placed_at) AS day, address ->> 'region' AS region, payment_method,
  1 AS orders, 0 AS units, amount, vat, 0 AS refunds, 0 AS refunded, 0 AS returned FROM orders
UNION ALL SELECT o.id, dubai_day(o.placed_at), o.address ->> 'region', o.payment_method, 0, l.quantity, 0, 0, 0, 0, 0
  FROM order_lines l JOIN orders o ON o.id = l.order_id
UNION ALL SELECT o.id, dubai_day(r.created_at), o.address ->> 'region', o.payment_method, 0, 0, 0, 0, 1, r.amount, 0
  FROM refunds r JOIN orders o ON o.id = r.order_id AND NOT r.is_edit
UNION ALL SELECT o.id, dubai_day(r.created_at), o.address ->> 'region', o.payment_method, 0, 0, 0, 0, 0, 0, l.quantity
  FROM refund_lines l JOIN refunds r ON r.id = l.refund_id JOIN orders o ON o.id = r.order_id;

CREATE VIEW "order_item_sales" AS
SELECT l.order_id, dubai_day(o.placed_at) AS day, l.product_id, l.sub_sku, l.quantity AS units,
  l.line_paid - l.coupon_share AS amount
FROM order_lines l JOIN orders o ON o.id = l.order_id;

CREATE VIEW "order_code_uses" AS
SELECT id AS order_id, dubai_day(placed_at) AS day, discount_code AS code, 1 AS orders, coupon
FROM orders WHERE discount_code IS NOT NULL;

-- Adds an order to the analytics as its rows are now, or subtracts it.
CREATE FUNCTION "add_order_to_analytics"("id" uuid, "sign" integer) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  INSERT INTO daily_sales (day, region, payment_method, orders, units, amount, vat, refunds, refunded, returned)
  SELECT day, region, payment_method, sign * sum(orders), sign * sum(units), sign * sum(amount), sign * sum(vat),
    sign * sum(refunds), sign * sum(refunded), sign * sum(returned)
  FROM order_sales WHERE order_id = id GROUP BY day, region, payment_method;
  INSERT INTO daily_item_sales (day, product_id, sub_sku, units, amount)
  SELECT day, product_id, sub_sku, sign * units, sign * amount FROM order_item_sales WHERE order_id = id;
  INSERT INTO daily_code_uses (day, code, orders, coupon)
  SELECT day, code, sign * orders, sign * coupon FROM order_code_uses WHERE order_id = id;
END;

-- Subtracts the order before its row changes and adds it afterwards.
CREATE FUNCTION "count_changed_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_WHEN = 'BEFORE' THEN
    IF is_sold(OLD.status) THEN PERFORM add_order_to_analytics(OLD.id, -1); END IF;
    RETURN NEW;
  END IF;
  IF is_sold(NEW.status) THEN PERFORM add_order_to_analytics(NEW.id, 1); END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "count_before" BEFORE UPDATE ON "orders" FOR EACH ROW
WHEN ((is_sold(OLD.status), OLD.amount, OLD.vat, OLD.coupon, OLD.discount_code, OLD.payment_method, OLD.placed_at,
  OLD.address ->> 'region') IS DISTINCT FROM (is_sold(NEW.status), NEW.amount, NEW.vat, NEW.coupon, NEW.discount_code,
  NEW.payment_method, NEW.placed_at, NEW.address ->> 'region'))
EXECUTE FUNCTION "count_changed_order"();

CREATE TRIGGER "count_after" AFTER UPDATE ON "orders" FOR EACH ROW
WHEN ((is_sold(OLD.status), OLD.amount, OLD.vat, OLD.coupon, OLD.discount_code, OLD.payment_method, OLD.placed_at,
  OLD.address ->> 'region') IS DISTINCT FROM (is_sold(NEW.status), NEW.amount, NEW.vat, NEW.coupon, NEW.discount_code,
  NEW.payment_method, NEW.placed_at, NEW.address ->> 'region'))
EXECUTE FUNCTION "count_changed_order"();

-- Counts an order without its lines, which count themselves. One statement may insert both.
CREATE FUNCTION "count_new_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO daily_sales (day, region, payment_method, orders, units, amount, vat, refunds, refunded, returned)
  VALUES (dubai_day(NEW.placed_at), NEW.address ->> 'region', NEW.payment_method, 1, 0, NEW.amount, NEW.vat, 0, 0, 0);
  IF NEW.discount_code IS NOT NULL THEN
    INSERT INTO daily_code_uses (day, code, orders, coupon)
    VALUES (dubai_day(NEW.placed_at), NEW.discount_code, 1, NEW.coupon);
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "count_new" AFTER INSERT ON "orders" FOR EACH ROW WHEN (is_sold(NEW.status))
EXECUTE FUNCTION "count_new_order"();

CREATE FUNCTION "count_order_lines"("order_id" uuid, "product_id" uuid, "sub_sku" text, "quantity" integer, "amount" integer)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  o record;
BEGIN
  SELECT dubai_day(placed_at) AS day, address ->> 'region' AS region, payment_method INTO o
  FROM orders WHERE id = count_order_lines.order_id AND is_sold(status);
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO daily_sales (day, region, payment_method, orders, units, amount, vat, refunds, refunded, returned)
  VALUES (o.day, o.region, o.payment_method, 0, quantity, 0, 0, 0, 0, 0);
  INSERT INTO daily_item_sales (day, product_id, sub_sku, units, amount)
  VALUES (o.day, count_order_lines.product_id, count_order_lines.sub_sku, quantity, count_order_lines.amount);
END
$$;

CREATE FUNCTION "count_changed_line"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_order_lines(OLD.order_id, OLD.product_id, OLD.sub_sku, -OLD.quantity, OLD.coupon_share - OLD.line_paid);
  IF TG_OP = 'UPDATE' THEN
    PERFORM count_order_lines(NEW.order_id, NEW.product_id, NEW.sub_sku, NEW.quantity, NEW.line_paid - NEW.coupon_share);
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "count" AFTER DELETE OR UPDATE OF "product_id", "sub_sku", "quantity", "line_paid", "coupon_share"
ON "order_lines" FOR EACH ROW EXECUTE FUNCTION "count_changed_line"();

CREATE FUNCTION "count_new_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO daily_sales (day, region, payment_method, orders, units, amount, vat, refunds, refunded, returned)
  SELECT dubai_day(o.placed_at), o.address ->> 'region', o.payment_method, 0, sum(l.quantity), 0, 0, 0, 0, 0
  FROM added l JOIN orders o ON o.id = l.order_id WHERE is_sold(o.status) GROUP BY o.id;
  INSERT INTO daily_item_sales (day, product_id, sub_sku, units, amount)
  SELECT dubai_day(o.placed_at), l.product_id, l.sub_sku, l.quantity, l.line_paid - l.coupon_share
  FROM added l JOIN orders o ON o.id = l.order_id WHERE is_sold(o.status);
  RETURN NULL;
END
$$;

CREATE TRIGGER "count_new" AFTER INSERT ON "order_lines" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "count_new_lines"();

CREATE FUNCTION "count_new_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO daily_sales (day, region, payment_method, orders, units, amount, vat, refunds, refunded, returned)
  SELECT dubai_day(NEW.created_at), address ->> 'region', payment_method, 0, 0, 0, 0, 1, NEW.amount, 0
  FROM orders WHERE id = NEW.order_id AND is_sold(status);
  RETURN NULL;
END
$$;

CREATE TRIGGER "count_new" AFTER INSERT ON "refunds" FOR EACH ROW WHEN (NOT NEW.is_edit)
EXECUTE FUNCTION "count_new_refund"();

CREATE FUNCTION "count_new_refund_line"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO daily_sales (day, region, payment_method, orders, units, amount, vat, refunds, refunded, returned)
  SELECT dubai_day(r.created_at), o.address ->> 'region', o.payment_method, 0, 0, 0, 0, 0, 0, NEW.quantity
  FROM refunds r JOIN orders o ON o.id = r.order_id WHERE r.id = NEW.refund_id AND is_sold(o.status);
  RETURN NULL;
END
$$;

CREATE TRIGGER "count_new" AFTER INSERT ON "refund_lines" FOR EACH ROW EXECUTE FUNCTION "count_new_refund_line"();

-- For orders written without triggers, such as a restored or generated shop.
CREATE FUNCTION "rebuild_analytics"() RETURNS void LANGUAGE sql
BEGIN ATOMIC
  DELETE FROM daily_sales;
  DELETE FROM daily_item_sales;
  DELETE FROM daily_code_uses;
  INSERT INTO daily_sales
    (day, region, payment_method, orders, units, amount, vat, refunds, refunded, returned, is_merged)
  SELECT s.day, s.region, s.payment_method, sum(s.orders), sum(s.units), sum(s.amount), sum(s.vat), sum(s.refunds),
    sum(s.refunded), sum(s.returned), true
  FROM order_sales s JOIN orders o ON o.id = s.order_id AND is_sold(o.status) GROUP BY s.day, s.region, s.payment_method;
  INSERT INTO daily_item_sales (day, product_id, sub_sku, units, amount, is_merged)
  SELECT s.day, s.product_id, s.sub_sku, sum(s.units), sum(s.amount), true
  FROM order_item_sales s JOIN orders o ON o.id = s.order_id AND is_sold(o.status) GROUP BY s.day, s.product_id, s.sub_sku;
  INSERT INTO daily_code_uses (day, code, orders, coupon, is_merged)
  SELECT s.day, s.code, sum(s.orders), sum(s.coupon), true
  FROM order_code_uses s JOIN orders o ON o.id = s.order_id AND is_sold(o.status) GROUP BY s.day, s.code;
END;

CREATE FUNCTION "add_to_purchases"("customer" uuid, "more_orders" integer, "more_refused" integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO customer_purchases AS p (user_id, orders, refused) VALUES (customer, more_orders, more_refused)
  ON CONFLICT (user_id) DO UPDATE SET orders = p.orders + more_orders, refused = p.refused + more_refused
$$;

CREATE FUNCTION "count_order_of_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET language = NEW.language WHERE id = NEW.user_id AND language <> NEW.language;
  IF is_sold(NEW.status) THEN PERFORM add_to_purchases(NEW.user_id, 1, 0); END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "count_order_of_customer" AFTER INSERT ON "orders" FOR EACH ROW EXECUTE FUNCTION "count_order_of_customer"();

-- When an account claims the order of a guest, the counts of the order move with it.
CREATE FUNCTION "count_changed_order_of_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  refusals integer := 0;
BEGIN
  IF OLD.user_id <> NEW.user_id THEN
    SELECT count(*) INTO refusals FROM order_events
    WHERE order_id = NEW.id AND from_status = 'Shipped' AND to_status = 'Cancelled';
    PERFORM add_to_purchases(OLD.user_id, -is_sold(OLD.status)::integer, -refusals);
    PERFORM add_to_purchases(NEW.user_id, is_sold(NEW.status)::integer, refusals);
  ELSE
    PERFORM add_to_purchases(NEW.user_id, is_sold(NEW.status)::integer - is_sold(OLD.status)::integer, 0);
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "count_changed_order_of_customer" AFTER UPDATE OF "status", "user_id" ON "orders" FOR EACH ROW
WHEN (is_sold(OLD.status) <> is_sold(NEW.status) OR OLD.user_id <> NEW.user_id) EXECUTE FUNCTION "count_changed_order_of_customer"();

CREATE FUNCTION "count_refused_parcel_of_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_purchases(user_id, 0, 1) FROM orders WHERE id = NEW.order_id;
  RETURN NULL;
END
$$;

CREATE TRIGGER "count_refused_parcel_of_customer" AFTER INSERT ON "order_events" FOR EACH ROW
WHEN (NEW.from_status = 'Shipped' AND NEW.to_status = 'Cancelled') EXECUTE FUNCTION "count_refused_parcel_of_customer"();

-- For orders written without triggers, such as a restored or generated shop.
CREATE FUNCTION "rebuild_customer_purchases"() RETURNS void LANGUAGE sql
BEGIN ATOMIC
  DELETE FROM customer_purchases;
  INSERT INTO customer_purchases (user_id, orders, refused)
  SELECT o.user_id, count(*) FILTER (WHERE is_sold(o.status)), coalesce(sum(r.refused), 0)
  FROM orders o LEFT JOIN (
    SELECT order_id, count(*) AS refused FROM order_events WHERE from_status = 'Shipped' AND to_status = 'Cancelled' GROUP BY order_id
  ) r ON r.order_id = o.id
  GROUP BY o.user_id;
  UPDATE users u SET language = l.language
  FROM (SELECT DISTINCT ON (user_id) user_id, language FROM orders ORDER BY user_id, placed_at DESC) l
  WHERE l.user_id = u.id AND u.language <> l.language;
END;
--> statement-breakpoint

-- === Announcements to the processes of the shop ===

-- Every process hears of a change at its commit (D-60).
CREATE FUNCTION "announce_catalogue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', TG_ARGV[0]);
  RETURN NULL;
END
$$;

-- A transaction that notifies locks the whole server while it commits, and stock changes with every order. So the shop
-- announces stock after the commit, and this trigger is for other programs.
CREATE TRIGGER "announce_stock" AFTER UPDATE OF "stocks" ON "size_entries"
FOR EACH STATEMENT WHEN (current_setting('application_name') <> 'little-dunes')
EXECUTE FUNCTION "announce_catalogue"('stock');

CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sub_category_translations"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('all');

CREATE TRIGGER "announce_truncate" AFTER TRUNCATE ON "products"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('all');

CREATE TRIGGER "announce_truncate" AFTER TRUNCATE ON "variants"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('all');

CREATE TRIGGER "announce_truncate" AFTER TRUNCATE ON "size_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('all');

CREATE TRIGGER "announce_truncate" AFTER TRUNCATE ON "product_translations"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('all');

CREATE TRIGGER "announce_truncate" AFTER TRUNCATE ON "variant_translations"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('all');

CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shop_settings"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('pages');

CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "settings_translations"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('pages');

CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "content_versions"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('pages');

CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE ON "review_summaries"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('pages');

CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_synonyms"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('all');

-- Names the changed products, so that processes read only these again (decision 059), and makes their cards stale. The
-- argument is the query that finds the ids in the transition tables. More ids than a notification can hold (8000 bytes)
-- announce the whole catalogue.
CREATE FUNCTION "announce_products"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
BEGIN
  EXECUTE 'SELECT array_agg(DISTINCT id) FROM (' || TG_ARGV[0] || ') AS found (id)' INTO ids;
  IF ids IS NULL THEN RETURN NULL; END IF;
  INSERT INTO "stale_cards" ("product_id") SELECT unnest(ids);
  IF cardinality(ids) > 150 THEN
    PERFORM pg_notify('catalogue', 'all');
  ELSE
    PERFORM pg_notify('catalogue', 'products ' || array_to_string(ids, ' '));
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "announce_insert" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT id FROM after');

CREATE TRIGGER "announce_update" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT id FROM before UNION SELECT id FROM after');

CREATE TRIGGER "announce_delete" AFTER DELETE ON "products" REFERENCING OLD TABLE AS "before"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT id FROM before');

CREATE TRIGGER "announce_insert" AFTER INSERT ON "variants" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT product_id FROM after');

CREATE TRIGGER "announce_update" AFTER UPDATE ON "variants" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT product_id FROM before UNION SELECT product_id FROM after');

CREATE TRIGGER "announce_delete" AFTER DELETE ON "variants" REFERENCING OLD TABLE AS "before"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT product_id FROM before');

CREATE TRIGGER "announce_insert" AFTER INSERT ON "size_entries" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT product_id FROM after');

CREATE TRIGGER "announce_delete" AFTER DELETE ON "size_entries" REFERENCING OLD TABLE AS "before"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT product_id FROM before');

CREATE TRIGGER "announce_insert" AFTER INSERT ON "product_translations" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT product_id FROM after');

CREATE TRIGGER "announce_update" AFTER UPDATE ON "product_translations" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT product_id FROM before UNION SELECT product_id FROM after');

CREATE TRIGGER "announce_delete" AFTER DELETE ON "product_translations" REFERENCING OLD TABLE AS "before"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT product_id FROM before');

CREATE TRIGGER "announce_insert" AFTER INSERT ON "variant_translations" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT v.product_id FROM after JOIN variants v ON v.id = after.variant_id');

CREATE TRIGGER "announce_update" AFTER UPDATE ON "variant_translations" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT v.product_id FROM after JOIN variants v ON v.id = after.variant_id');

CREATE TRIGGER "announce_delete" AFTER DELETE ON "variant_translations" REFERENCING OLD TABLE AS "before"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT v.product_id FROM before JOIN variants v ON v.id = before.variant_id');

-- Stock changes with every order, and a trigger with transition tables would run for it too. PostgreSQL sends equal
-- notifications of a transaction once.
CREATE FUNCTION "announce_product_of_size"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "stale_cards" ("product_id") SELECT NEW.product_id UNION SELECT OLD.product_id;
  PERFORM pg_notify('catalogue', concat_ws(' ', 'products', NEW.product_id, nullif(OLD.product_id, NEW.product_id)));
  RETURN NULL;
END
$$;

CREATE TRIGGER "announce_update" AFTER UPDATE OF "variant_id", "product_id", "size", "position", "sub_sku", "price", "counted"
ON "size_entries" FOR EACH ROW WHEN (
  (OLD.variant_id, OLD.product_id, OLD.size, OLD.position, OLD.sub_sku, OLD.price, OLD.counted)
  IS DISTINCT FROM (NEW.variant_id, NEW.product_id, NEW.size, NEW.position, NEW.sub_sku, NEW.price, NEW.counted)
) EXECUTE FUNCTION "announce_product_of_size"();

CREATE FUNCTION "announce_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders', NEW.order_id::text || ' ' || NEW.to_status::text);
  RETURN NULL;
END
$$;

CREATE TRIGGER "announce" AFTER INSERT ON "order_events" FOR EACH ROW
  WHEN (NEW.from_status IS NOT NULL) EXECUTE FUNCTION "announce_order"();

-- Open screens of the back office also show notes, refunds and the review of an order.
CREATE FUNCTION "announce_change_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders', NEW.order_id::text || ' changed');
  RETURN NULL;
END
$$;

CREATE TRIGGER "announce" AFTER INSERT ON "order_notes" FOR EACH ROW EXECUTE FUNCTION "announce_change_of_order"();

CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OF "status" ON "refunds" FOR EACH ROW EXECUTE FUNCTION "announce_change_of_order"();

CREATE FUNCTION "announce_review_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders', NEW.id::text || ' changed');
  RETURN NULL;
END
$$;

CREATE TRIGGER "announce_review" AFTER UPDATE OF "review_reason" ON "orders" FOR EACH ROW
  WHEN (OLD.review_reason IS DISTINCT FROM NEW.review_reason) EXECUTE FUNCTION "announce_review_of_order"();

-- Counts on every screen of the back office. Placing an order fires none of these triggers, because a commit that notifies
-- waits for others.
CREATE FUNCTION "announce_work"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders', 'work');
  RETURN NULL;
END
$$;

CREATE TRIGGER "announce_work" AFTER INSERT OR DELETE OR UPDATE OF "status" ON "returns"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_work"();

CREATE TRIGGER "announce_work" AFTER INSERT OR DELETE OR UPDATE OF "answered_at", "hidden_at" ON "product_questions"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_work"();

CREATE TRIGGER "announce_work" AFTER INSERT OR DELETE OR UPDATE OF "answered_at", "hidden_at" ON "reviews"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_work"();

CREATE TRIGGER "announce_work" AFTER INSERT OR DELETE OR UPDATE OF "done_at" ON "contact_messages"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_work"();

CREATE TRIGGER "announce_work" AFTER UPDATE OF "asks_for" ON "order_notes"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_work"();

CREATE TRIGGER "announce_work" AFTER UPDATE ON "emails" FOR EACH ROW
  WHEN (OLD.gave_up_at IS DISTINCT FROM NEW.gave_up_at) EXECUTE FUNCTION "announce_work"();

CREATE TRIGGER "announce_work" AFTER UPDATE ON "refunds" FOR EACH ROW
  WHEN (OLD.last_error IS DISTINCT FROM NEW.last_error) EXECUTE FUNCTION "announce_work"();

CREATE TRIGGER "announce_work" AFTER INSERT ON "stock_movements" FOR EACH ROW
  WHEN (NEW.reason <> 'order') EXECUTE FUNCTION "announce_work"();

CREATE TRIGGER "announce_work" AFTER UPDATE OF "paused" ON "webhook_endpoints"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_work"();

CREATE TRIGGER "announce_work" AFTER UPDATE OF "deletion_asked_at", "erased_at" ON "users" FOR EACH ROW
  WHEN (OLD.deletion_asked_at IS DISTINCT FROM NEW.deletion_asked_at
    OR NEW.deletion_asked_at IS NOT NULL AND OLD.erased_at IS DISTINCT FROM NEW.erased_at) EXECUTE FUNCTION "announce_work"();

-- A trigger for inserts has no OLD, so there are two.
CREATE TRIGGER "announce_cash_to_pay_back" AFTER INSERT ON "refunds" FOR EACH ROW
  WHEN (NEW.to_pay_back) EXECUTE FUNCTION "announce_work"();

CREATE TRIGGER "announce_cash_paid_back" AFTER UPDATE ON "refunds" FOR EACH ROW
  WHEN (OLD.to_pay_back IS DISTINCT FROM NEW.to_pay_back) EXECUTE FUNCTION "announce_work"();
--> statement-breakpoint

-- === Outgoing webhooks ===

-- The database writes webhooks in the transaction of their cause, if an endpoint wants the event. Payloads have ids,
-- numbers and amounts in fils, and no personal data.
CREATE FUNCTION "wants_webhook"("event" text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM webhook_endpoints WHERE paused IS NULL AND event = ANY (events))
$$;

-- A webhook without an attempt is due, whatever the clocks of database and shop say.
CREATE FUNCTION "queue_webhook"("event" text, "subject" uuid, "happened" timestamptz, "data" jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO webhook_deliveries (endpoint_id, type, subject_id, data, happened_at, next_at)
  SELECT id, event, subject, data, happened, to_timestamp(0) FROM webhook_endpoints
  WHERE paused IS NULL AND event = ANY (events) ORDER BY id
$$;

CREATE FUNCTION "webhook_order"("order_id" uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('orderId', id, 'number', number, 'status', status, 'paid', paid, 'paymentMethod', payment_method,
    'amount', amount, 'credit', credit, 'vat', vat, 'currency', 'AED')
  FROM orders WHERE id = order_id
$$;

CREATE FUNCTION "queue_order_webhook"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  event text := CASE NEW.to_status
    WHEN 'Order Placed' THEN 'order.placed'
    WHEN 'Packing' THEN 'order.packed'
    WHEN 'Shipped' THEN CASE NEW.from_status WHEN 'Delivered' THEN 'order.delivery_undone' ELSE 'order.shipped' END
    WHEN 'Delivered' THEN 'order.delivered'
    WHEN 'Cancelled' THEN 'order.cancelled'
  END;
BEGIN
  -- The customer never heard of an order that was never paid.
  IF NEW.to_status = 'Cancelled' AND NEW.from_status = 'Pending Payment' THEN RETURN NULL; END IF;
  IF event IS NOT NULL AND wants_webhook(event) THEN
    PERFORM queue_webhook(event, NEW.order_id, NEW.at, webhook_order(NEW.order_id) || jsonb_build_object('status', NEW.to_status));
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "queue_webhook" AFTER INSERT ON "order_events" FOR EACH ROW
  WHEN (NEW.to_status <> 'Pending Payment') EXECUTE FUNCTION "queue_order_webhook"();

CREATE FUNCTION "queue_paid_webhook"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF wants_webhook('order.paid') THEN
    PERFORM queue_webhook('order.paid', NEW.id, now(), webhook_order(NEW.id));
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "queue_webhook_insert" AFTER INSERT ON "orders" FOR EACH ROW
  WHEN (NEW.paid) EXECUTE FUNCTION "queue_paid_webhook"();

CREATE TRIGGER "queue_webhook_update" AFTER UPDATE OF "paid" ON "orders" FOR EACH ROW
  WHEN (NEW.paid AND NOT OLD.paid) EXECUTE FUNCTION "queue_paid_webhook"();

CREATE FUNCTION "queue_refund_webhook"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF wants_webhook(TG_ARGV[0]) THEN
    PERFORM queue_webhook(TG_ARGV[0], NEW.id, CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE now() END, (
      SELECT jsonb_build_object('refundId', NEW.id, 'orderId', id, 'number', number, 'status', NEW.status, 'amount', NEW.amount,
        'credit', NEW.credit, 'currency', 'AED')
      FROM orders WHERE id = NEW.order_id));
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "queue_webhook_insert" AFTER INSERT ON "refunds" FOR EACH ROW EXECUTE FUNCTION "queue_refund_webhook"('refund.created');

CREATE TRIGGER "queue_webhook_done_at_once" AFTER INSERT ON "refunds" FOR EACH ROW
  WHEN (NEW.status = 'succeeded') EXECUTE FUNCTION "queue_refund_webhook"('refund.succeeded');

CREATE TRIGGER "queue_webhook_update" AFTER UPDATE OF "status" ON "refunds" FOR EACH ROW
  WHEN (NEW.status = 'succeeded' AND OLD.status <> 'succeeded') EXECUTE FUNCTION "queue_refund_webhook"('refund.succeeded');

CREATE FUNCTION "queue_return_webhook"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  event text := 'return.' || NEW.to_status;
BEGIN
  IF wants_webhook(event) THEN
    PERFORM queue_webhook(event, NEW.return_id, NEW.at, (
      SELECT jsonb_build_object('returnId', id, 'number', number, 'orderId', order_id, 'status', NEW.to_status, 'resolution', resolution)
      FROM returns WHERE id = NEW.return_id));
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "queue_webhook" AFTER INSERT ON "return_events" FOR EACH ROW EXECUTE FUNCTION "queue_return_webhook"();

-- The first argument is the event, the second the query that finds the products in the transition tables. A transaction
-- queues one webhook per product: rows of this transaction have its xmin.
CREATE FUNCTION "queue_product_webhooks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF wants_webhook(TG_ARGV[0]) THEN
    EXECUTE 'INSERT INTO webhook_deliveries (endpoint_id, type, subject_id, data, happened_at, next_at)
      SELECT e.id, $1, f.id, jsonb_build_object(''productId'', f.id), now(), to_timestamp(0)
      FROM webhook_endpoints e CROSS JOIN (SELECT DISTINCT id FROM (' || TG_ARGV[1] || ') AS found (id)) AS f
      WHERE e.paused IS NULL AND $1 = ANY (e.events)
        AND ($1 <> ''product.updated'' OR EXISTS (SELECT FROM products p WHERE p.id = f.id))
        AND NOT EXISTS (
          SELECT FROM webhook_deliveries d
          WHERE d.subject_id = f.id AND d.endpoint_id = e.id AND d.attempts = 0
            AND d.type IN ($1, ''product.created'') AND d.xmin = pg_current_xact_id()::xid)
      ORDER BY e.id, f.id' USING TG_ARGV[0];
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "queue_webhook_insert" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.created', 'SELECT id FROM after');

CREATE TRIGGER "queue_webhook_update" AFTER UPDATE ON "products" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.updated', 'SELECT id FROM after');

CREATE TRIGGER "queue_webhook_delete" AFTER DELETE ON "products" REFERENCING OLD TABLE AS "before"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.deleted', 'SELECT id FROM before');

CREATE TRIGGER "queue_webhook_insert" AFTER INSERT ON "variants" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.updated', 'SELECT product_id FROM after');

CREATE TRIGGER "queue_webhook_update" AFTER UPDATE ON "variants" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.updated', 'SELECT product_id FROM after');

CREATE TRIGGER "queue_webhook_delete" AFTER DELETE ON "variants" REFERENCING OLD TABLE AS "before"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.updated', 'SELECT product_id FROM before');

CREATE TRIGGER "queue_webhook_insert" AFTER INSERT ON "size_entries" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.updated', 'SELECT product_id FROM after');

CREATE TRIGGER "queue_webhook_delete" AFTER DELETE ON "size_entries" REFERENCING OLD TABLE AS "before"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.updated', 'SELECT product_id FROM before');

-- A translated name is part of its product. An unchanged translation queues nothing.
CREATE TRIGGER "queue_webhook_insert" AFTER INSERT ON "product_translations" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.updated', 'SELECT product_id FROM after');

CREATE TRIGGER "queue_webhook_update" AFTER UPDATE ON "product_translations" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.updated', 'SELECT product_id FROM (SELECT * FROM after EXCEPT SELECT * FROM before) AS changed');

CREATE TRIGGER "queue_webhook_delete" AFTER DELETE ON "product_translations" REFERENCING OLD TABLE AS "before"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.updated', 'SELECT product_id FROM before');

CREATE TRIGGER "queue_webhook_insert" AFTER INSERT ON "variant_translations" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.updated', 'SELECT v.product_id FROM after JOIN variants v ON v.id = variant_id');

CREATE TRIGGER "queue_webhook_update" AFTER UPDATE ON "variant_translations" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.updated', 'SELECT v.product_id FROM (SELECT * FROM after EXCEPT SELECT * FROM before) AS changed JOIN variants v ON v.id = variant_id');

CREATE TRIGGER "queue_webhook_delete" AFTER DELETE ON "variant_translations" REFERENCING OLD TABLE AS "before"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.updated', 'SELECT v.product_id FROM before JOIN variants v ON v.id = variant_id');

-- Stock changes with every order, and a trigger with transition tables would run for it too.
CREATE FUNCTION "queue_size_webhook"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF wants_webhook('product.updated') AND NOT EXISTS (
    SELECT FROM webhook_deliveries d WHERE d.subject_id = NEW.product_id AND d.attempts = 0
      AND d.type IN ('product.updated', 'product.created') AND d.xmin = pg_current_xact_id()::xid) THEN
    PERFORM queue_webhook('product.updated', NEW.product_id, now(), jsonb_build_object('productId', NEW.product_id));
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "queue_webhook_update" AFTER UPDATE OF "variant_id", "product_id", "size", "position", "sub_sku", "price", "counted"
ON "size_entries" FOR EACH ROW WHEN (
  (OLD.variant_id, OLD.product_id, OLD.size, OLD.position, OLD.sub_sku, OLD.price, OLD.counted)
  IS DISTINCT FROM (NEW.variant_id, NEW.product_id, NEW.size, NEW.position, NEW.sub_sku, NEW.price, NEW.counted)
) EXECUTE FUNCTION "queue_size_webhook"();

-- Sums the ledger, because the size changes before or after its movement is written.
CREATE FUNCTION "queue_stock_webhook"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF wants_webhook('stock.changed') THEN
    PERFORM queue_webhook('stock.changed', NEW.size_entry_id, NEW.at, jsonb_build_object(
      'sizeEntryId', NEW.size_entry_id, 'productId', (SELECT product_id FROM size_entries WHERE id = NEW.size_entry_id),
      'sku', NEW.sub_sku, 'delta', NEW.delta, 'reason', NEW.reason, 'orderId', NEW.order_id,
      'stock', (SELECT sum(delta) FROM stock_movements WHERE size_entry_id = NEW.size_entry_id)));
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "queue_webhook" AFTER INSERT ON "stock_movements" FOR EACH ROW EXECUTE FUNCTION "queue_stock_webhook"();
--> statement-breakpoint

-- === Rows of a new shop ===

-- Settings (D-67) with fees in fils (D-04, D-05). The heights and weights between the first and the last row of the size
-- chart are interpolated (D-16).
INSERT INTO "shop_settings" (
  "id", "shop_name", "delivery_fee", "free_delivery_above", "express_fee", "help_email", "support_email", "phone",
  "chat_number", "seller_name", "seller_address", "seller_trn", "opening_times", "social", "size_chart_weight_heading",
  "size_chart"
) VALUES (
  1, 'Little Dunes', 2500, 16900, 1000, 'help@littledunes.example', 'support@littledunes.example', '+971 4 000 0000',
  '+971 4 000 0000', 'Little Dunes Trading L.L.C', 'Warehouse 7, Al Quoz Industrial 3, Dubai, UAE', '100000000000003',
  'from Monday to Saturday, 9:00 to 18:00',
  '{"instagram": "https://www.instagram.com/littledunes", "facebook": "https://www.facebook.com/littledunes", "tiktok": "https://www.tiktok.com/@littledunes", "youtube": "https://www.youtube.com/@littledunes"}',
  'Weight (cm)',
  '[
    {"size": "80", "height": "75-83", "weight": "10-18", "age": "0-1 years"},
    {"size": "90", "height": "84-93", "weight": "20-28", "age": "1-2 years"},
    {"size": "100", "height": "94-102", "weight": "30-39", "age": "2-3 years"},
    {"size": "110", "height": "103-112", "weight": "40-49", "age": "3-4 years"},
    {"size": "120", "height": "113-122", "weight": "50-59", "age": "4-5 years"},
    {"size": "130", "height": "122-131", "weight": "60-69", "age": "5-6 years"},
    {"size": "140", "height": "131-141", "weight": "70-80", "age": "6-7 years"},
    {"size": "150", "height": "141-150", "weight": "80-90", "age": "7-8 years"},
    {"size": "160", "height": "150-160", "weight": "90-100", "age": "around 13 years"}
  ]'
);

INSERT INTO "settings_translations" (
  "language", "shop_name", "opening_times", "seller_name", "seller_address", "size_chart_weight_heading", "size_chart_ages"
) VALUES (
  'ar', 'ليتل ديونز', 'من الاثنين إلى السبت، من 9:00 إلى 18:00', 'ليتل ديونز للتجارة ذ.م.م',
  'مستودع 7، القوز الصناعية 3، دبي، الإمارات', 'الوزن (سم)',
  '{
    "80": "حتى سنة",
    "90": "من سنة إلى سنتين",
    "100": "من سنتين إلى 3 سنوات",
    "110": "من 3 إلى 4 سنوات",
    "120": "من 4 إلى 5 سنوات",
    "130": "من 5 إلى 6 سنوات",
    "140": "من 6 إلى 7 سنوات",
    "150": "من 7 إلى 8 سنوات",
    "160": "نحو 13 سنة"
  }'
);

-- Signs order links with 244 random bits.
INSERT INTO "link_secrets" ("secret") VALUES (gen_random_uuid()::text || gen_random_uuid()::text);

-- Roles of `permissions.ts` of the domain. The shop does not read the permissions of owners.
INSERT INTO "staff_roles" ("id", "permissions") VALUES
  ('owner', '{}'),
  ('manager', '{account:own,orders:read,orders:pack,orders:ship,orders:create,orders:edit,orders:refund,orders:export,cash:remit,products:read,products:write,stock:write,reviews:write,discounts:write,credit:write,customers:read,customers:write,sales:read,content:write,audit-log:read,views:share}'),
  ('support', '{account:own,orders:read,orders:pack,orders:ship,orders:create,orders:edit,orders:refund,products:read,reviews:write,customers:read,customers:write}'),
  ('packer', '{account:own,orders:read,orders:pack,orders:ship,products:read,stock:write}'),
  ('viewer', '{account:own,orders:read,products:read,sales:read}');
