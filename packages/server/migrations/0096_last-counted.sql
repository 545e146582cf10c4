ALTER TABLE "size_entries" ADD COLUMN "last_counted_at" timestamp (3) with time zone;--> statement-breakpoint
-- Counts that found no difference left no movement: of those nothing is known.
UPDATE "size_entries" s SET "last_counted_at" = m.at
FROM (SELECT size_entry_id, max(at) AS at FROM stock_movements WHERE reason = 'count' GROUP BY 1) m
WHERE m.size_entry_id = s.id;
