-- The stored stacks, found as lib/stack/found-by.ts finds new ones: "cafe" finds "Café".
UPDATE "tech_stacks"
SET "search_text" = normalize(regexp_replace(normalize("search_text", NFKD), '[\u0300-\u036f]', '', 'g'), NFC)
WHERE "search_text" ~ '[^\u0001-\u007f]';
