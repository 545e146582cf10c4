-- The figures of the specified chart are not kilograms: the Arabic heading now matches the English one.
UPDATE "settings_translations" SET "size_chart_weight_heading" = 'الوزن (سم)'
WHERE "language" = 'ar' AND "size_chart_weight_heading" = 'الوزن (كغ)'
  AND EXISTS (SELECT FROM "shop_settings" WHERE "size_chart_weight_heading" = 'Weight (cm)');
