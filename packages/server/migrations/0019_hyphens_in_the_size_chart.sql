-- The chart says its ages as the shop's owner gave them: '0-1 years' (PROD-29). Rows that were changed since stay.
UPDATE "shop_settings"
SET "size_chart" = regexp_replace("size_chart"::text, '"(\d+)–(\d+) Years"', '"\1-\2 years"', 'g')::jsonb
WHERE "size_chart"::text ~ '"\d+–\d+ Years"';
