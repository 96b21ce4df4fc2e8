# Takes the first option: a bot in a shell.
while IFS= read -r line; do
    case $line in
    '{"type":"hello"'*) echo '{"type":"ready","name":"sh"}' ;;
    '{"type":"decide"'*)
        number=${line#*'"id":'}
        move=${line#*'"options":["'}
        printf '{"id":%s,"move":"%s"}\n' "${number%%,*}" "${move%%\"*}"
        ;;
    esac
done
